/**
 * Derives which extras a design includes and which go well with it. A feature that contains an extra's name
 * as whole words includes the extra, in the quantity given by the number before the name. Synonyms are not
 * guessed. A field that lists the extras would be exact, but one more thing to maintain.
 */
import type { StandardSize } from '../../../domain/quote/catalogue.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';

/**
 * Recommended categories of extras by size, in lowercase: seating, giveaways and plants for a small booth;
 * giveaways and things visible from the aisle for a wide one; things that attract and hold visitors for an
 * island.
 */
const GOES_WELL: Record<StandardSize, readonly string[]> = {
  '10x10': ['furniture', 'display', 'decor'],
  '10x20': ['technology', 'lighting', 'display', 'decor'],
  '20x20': ['hospitality', 'signage', 'lighting'],
};

/** Maximum number of recommended extras. */
export const MAX_SUGGESTED = 3;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

type Design = Pick<BoothDesign, 'booth_size' | 'features' | 'model'>;

/** Returns the recommended extras that have a place in the design and are not already included. */
export function suggestableFor(design: Design, extras: readonly Extra[]): Extra[] {
  const categories = GOES_WELL[design.booth_size];
  return extras.filter(
    ({ name, category, model }) =>
      categories.includes((category ?? '').trim().toLowerCase()) &&
      piecesIn(design, name) === 0 &&
      standsIn(design, model) !== 'nowhere',
  );
}

/**
 * Returns up to three recommended extras that fit together and with the chosen ones. Judges without loading
 * the models: no two of these extras may use the same kind of place.
 * @param chosen ids of extras
 */
export function goesWellWith(
  design: Design,
  extras: readonly Extra[],
  chosen: readonly string[] = [],
): Extra[] {
  const together = extras.filter(({ id }) => chosen.includes(id));
  const first: Extra[] = [];
  for (const extra of suggestableFor(design, extras)) {
    const sharesPlaces = [...together, ...first].some(
      ({ id, model }) => id !== extra.id && model?.kinds.some((kind) => extra.model?.kinds.includes(kind)),
    );
    if (!sharesPlaces && standsIn(design, extra.model) === 'together') first.push(extra);
  }
  return first.slice(0, MAX_SUGGESTED);
}

/**
 * Returns how an extra fits into a design: 'together' with all other extras that fit, 'alone' if another
 * extra may take its place, or 'nowhere'. Assumes 'together' if either model is unknown.
 */
export function standsIn(
  { model }: Pick<Design, 'model'>,
  extra: Extra['model'],
): 'together' | 'alone' | 'nowhere' {
  if (!model || !extra) return 'together';
  const { kinds, rest = [] } = model;
  if (extra.kinds.every((kind) => kinds.includes(kind))) return 'together';
  return extra.kinds.some((kind) => kinds.includes(kind) || rest.includes(kind)) ? 'alone' : 'nowhere';
}

/**
 * Returns how many pieces of an extra the design includes. Each feature with the extra's name, as whole words
 * in singular or plural, counts as the number before the name, or as one. 'Three bar stools' has three 'Bar
 * stools'; 'barista' has no 'Bar'.
 */
export function piecesIn({ features }: Pick<Design, 'features'>, name: string): number {
  const pattern = patternOf(name);
  if (!pattern) return 0;
  return features.reduce((sum, feature) => {
    const match = pattern.exec(feature);
    return match ? sum + countOf(match[1]) : sum;
  }, 0);
}

/** Returns a pattern for the name as whole words, after an optional number with up to two adjectives. */
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
