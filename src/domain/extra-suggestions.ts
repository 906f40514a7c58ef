/**
 * The extras that a design includes, and those that go well with it. Both are derived: a feature that contains the
 * extra's name as whole words includes it, as often as the number in front says. Synonyms are not guessed. A field that
 * lists extras would be exact, but one more thing to maintain.
 */
import type { StandardSize } from './catalogue.ts';
import type { BoothDesign } from './records/booth-designs.ts';
import type { Extra } from './records/extras.ts';

/**
 * Recommended categories of extras by size, in lower case: seating, giveaways and plants for a small booth; what is
 * visible from the aisle, and giveaways, for a wide one; what attracts and holds visitors for an island.
 */
const GOES_WELL: Record<StandardSize, readonly string[]> = {
  '10x10': ['furniture', 'display', 'decor'],
  '10x20': ['technology', 'lighting', 'display', 'decor'],
  '20x20': ['hospitality', 'signage', 'lighting'],
};

/**
 * Extras of these categories that do not fit a design at all, by the start of the design's slug and of the extras' ids.
 * A test compares this with `placeExtras`, whose floor data is too large to load before booking.
 */
const NO_ROOM = /-((la|st)\w+:[mr]|sh\w+:li|th\w+:[lw]|(pa|is)\w+:h).*-/;

/** Maximum number of recommended extras. */
const MOST_FIRST = 3;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

type Design = Pick<BoothDesign, 'slug' | 'booth_size' | 'features'>;

/**
 * Returns up to three recommended extras for `design`: of its size's categories, in the order of `extras`, without
 * those included or that do not fit its floor.
 */
export function goesWellWith(design: Design, extras: readonly Extra[]): Extra[] {
  const categories = GOES_WELL[design.booth_size];
  return extras
    .filter(
      ({ id, name, category }) =>
        categories.includes((category ?? '').trim().toLowerCase()) &&
        piecesIn(design, name) === 0 &&
        !NO_ROOM.test(`${design.slug}:${id}`),
    )
    .slice(0, MOST_FIRST);
}

/**
 * Returns how many of an extra the design includes: each feature with the extra's name, as whole words in singular or
 * plural, counts with the number in front of it, or as one. 'Three bar stools' has three 'Bar stools', 'barista' no
 * 'Bar'.
 */
export function piecesIn({ features }: Pick<Design, 'features'>, name: string): number {
  const pattern = patternOf(name);
  if (!pattern) return 0;
  return features.reduce((sum, feature) => {
    const match = pattern.exec(feature);
    return match ? sum + countOf(match[1]) : sum;
  }, 0);
}

/** Matches the name as whole words, after a number and at most two adjectives: 'four tall white plinths'. */
function patternOf(name: string): RegExp | null {
  const singular = name.trim().replace(/([^s])s$/i, '$1');
  if (!singular) return null;
  const words = singular.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const number = String.raw`(\d+|${NUMBERS.join('|')})\s+(?:(?!(?:and|or|with|for)\s)[\p{L}-]+\s+){0,2}`;
  return new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${number})?${words}s?(?![\p{L}\p{N}])`, 'iu');
}

function countOf(number: string | undefined): number {
  if (!number) return 1;
  const index = NUMBERS.indexOf(number.toLowerCase());
  return index < 0 ? Number(number) : index + 2;
}
