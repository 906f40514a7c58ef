/** What a booth design says about the extras: which it has already, and which go well with it. */
import type { StandardSize } from './catalogue.ts';
import { hasRoomFor } from './placement/no-room.ts';
import type { BoothDesign } from './records/booth-designs.ts';
import type { Extra } from './records/extras.ts';

/**
 * The categories of extras that go well with the designs of a size, in lower case: in a small booth what visitors sit on and
 * take along, in a wide one what is seen from the aisle, in an island what brings them in and keeps them.
 */
const GOES_WELL: Record<StandardSize, readonly string[]> = {
  '10x10': ['furniture', 'display'],
  '10x20': ['technology', 'lighting'],
  '20x20': ['hospitality', 'signage'],
};

/** Most extras that are put first. */
const MOST_FIRST = 3;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

type Design = Pick<BoothDesign, 'slug' | 'booth_size' | 'features'>;

/**
 * The extras that go well with `design`: of the categories of its size, in the order of `extras`, without those that the
 * design has already and those of which no piece fits its floor, three at most. Where its floor leaves none of them, of all
 * categories.
 */
export function goesWellWith(design: Design, extras: readonly Extra[]): Extra[] {
  const categories = GOES_WELL[design.booth_size];
  const missing = extras.filter(({ name }) => piecesIn(design, name) === 0);
  const fitting = missing.filter(({ id }) => hasRoomFor(design.slug, id));
  const suits = ({ category }: Extra) => categories.includes((category ?? '').trim().toLowerCase());
  const isFull = missing.some(suits) && !fitting.some(suits);
  return (isFull ? fitting : fitting.filter(suits)).slice(0, MOST_FIRST);
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
  const words = singular.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
  const number = String.raw`(\d+|${NUMBERS.join('|')})\s+(?:(?!(?:and|or|with|for)\s)[\p{L}-]+\s+){0,2}`;
  return new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${number})?${words}s?(?![\p{L}\p{N}])`, 'iu');
}

function countOf(number: string | undefined): number {
  if (!number) return 1;
  const index = NUMBERS.indexOf(number.toLowerCase());
  return index < 0 ? Number(number) : index + 2;
}
