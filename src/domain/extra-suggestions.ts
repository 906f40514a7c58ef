/**
 * The extras that a design has already, and those that go well with it. Both are derived, nothing is stored: a feature that
 * contains the extra's name in whole words has it, as often as the number in front says. Synonyms are not guessed. A field
 * on the design that lists extras would be exact, but one more thing to maintain.
 */
import type { StandardSize } from './catalogue.ts';
import type { BoothDesign } from './records/booth-designs.ts';
import type { Extra } from './records/extras.ts';

/**
 * The categories of extras that go well with the designs of a size, in lower case: in a small booth what visitors sit on and
 * take along, and a bit of green; in a wide one what is seen from the aisle, and what one takes along; in an island what brings them in and keeps them.
 */
const GOES_WELL: Record<StandardSize, readonly string[]> = {
  '10x10': ['furniture', 'display', 'decor'],
  '10x20': ['technology', 'lighting', 'display', 'decor'],
  '20x20': ['hospitality', 'signage', 'lighting'],
};

/**
 * Of these, the extras of which not a single piece fits a design: how its name in the slug and their ids begin, which are of more than
 * one word. It is what `placeExtras` finds, a test says; the floors themselves are too heavy for the way to a meeting.
 */
const NO_ROOM = /-((la|st)\w+:[mr]|sh\w+:li|th\w+:[lw]|(pa|is)\w+:h).*-/;

/** Most extras that are put first. */
const MOST_FIRST = 3;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

type Design = Pick<BoothDesign, 'slug' | 'booth_size' | 'features'>;

/**
 * The extras that go well with `design`: of the categories of its size, in the order of `extras`, without those that the
 * design has already and those of which no piece fits its floor, three at most.
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
 * How many of an extra the design has already, by its features: each that has the extra's name in it, as whole words in singular or
 * plural, counts as the number in front of it, or as one. 'Three bar stools' has three of 'Bar stools', 'barista' none of 'Bar'.
 */
export function piecesIn({ features }: Pick<Design, 'features'>, name: string): number {
  const pattern = patternOf(name);
  if (!pattern) return 0;
  return features.reduce((sum, feature) => {
    const match = pattern.exec(feature);
    return match ? sum + countOf(match[1]) : sum;
  }, 0);
}

/** The name as whole words, after a number and at most two words that belong to the name: 'four tall white plinths'. */
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
