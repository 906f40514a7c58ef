/** Texts for screen readers about a booth, its extras, and those that do not fit, which never block a quote. */
import type { Nouns } from './piece.ts';
import type { MissingExtra, PlacedPiece } from './place-extras.ts';

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Width and depth in feet: '10x20'. */
export type Feet = `${number}x${number}`;

/**
 * 'Launch, 10 by 10 feet, with LED screen, two stools'; the extras in the order of `placed`.
 * @example describeScene({ title: 'Launch' }, '10x10', placed)
 */
export function describeScene(
  { title }: { readonly title: string },
  size: Feet,
  placed: readonly Pick<PlacedPiece, 'slug' | 'model' | 'swap'>[],
): string {
  const nouns = new Map(placed.map(({ slug, model }) => [slug, model.nouns]));
  const extras = [...nouns].map(([slug, names]) => {
    const pieces = placed.filter((piece) => piece.slug === slug);
    return [counted(pieces.length, names), swapText(pieces)].filter(Boolean).join(' ');
  });
  const contents = extras.join(', ');
  return `${title}, ${size.replace('x', ' by ')} feet${contents && `, with ${contents}`}`;
}

/**
 * Returns 'instead of the counter'; empty if no furniture made room for the pieces.
 * @example swapText([{ swap: ['counter'] }]) // 'instead of the counter'
 */
export function swapText(pieces: readonly Pick<PlacedPiece, 'swap'>[]): string {
  const names = [...new Set(pieces.flatMap(({ swap }) => swap))];
  return names.length > 0 ? `instead of the ${names.join(' and the ')}` : '';
}

function counted(count: number, [one, many]: Nouns): string {
  return count === 1 ? one : `${NUMBERS[count - 2] ?? count} ${many}`;
}

const LATER = 'with you on the call.';

/**
 * '2 of 3 shown: this layout is full. We'll place the rest with you on the call.'
 * @example missingText(missing[0], 'Launch')
 */
export function missingText({ unit, wanted, placed, why }: MissingExtra, designTitle: string): string {
  if (why === 'air')
    return `Not shown: the design uses the space above ${designTitle}. We'll sort this out ${LATER}`;
  if (why === 'inline')
    return `Hanging signs need a booth of 20' × 20' or more. We'll sort this out for ${designTitle} ${LATER}`;
  const units = unit ? ` ${unit}` : '';
  if (placed > 0)
    return `${placed} of ${wanted}${units} shown: this layout is full. We'll place the rest ${LATER}`;
  return wanted === 1
    ? `Not shown: this layout is full. We'll place it ${LATER}`
    : `None of ${wanted}${units} shown: this layout is full. We'll place them ${LATER}`;
}

/**
 * Summary of the extras that a picture does not show: the reason for one, the names of several. Empty if it shows all.
 * @param unshown names of extras that no picture shows, because they have no model
 */
export function missingSummary(
  missing: readonly MissingExtra[],
  unshown: readonly string[],
  designTitle: string,
): string {
  const [only, ...others] = missing;
  const names = missing.map(({ name, slug }) => name ?? slug).join(', ');
  return [
    only &&
      (others.length === 0
        ? `${names}: ${missingText(only, designTitle)}`
        : `Not everything fits into ${designTitle}: ${names}. We'll place the rest ${LATER}`),
    unshown.length > 0 && `Not in this picture, but in the quote: ${unshown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
