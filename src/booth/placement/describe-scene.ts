/** Texts for screen readers about a booth, its extras, and those that do not fit, which never block a quote. */
import type { StandardSize } from '../../domain/catalogue.ts';
import { PIECES } from './pieces.ts';
import type { MissingExtra, PlacedPiece } from './place-extras.ts';

/** Singular and plural of an extra's pieces, by slug. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'led-screen-55': ['LED screen', 'LED screens'],
  'reception-counter': ['reception counter', 'reception counters'],
  'bar-stools': ['stool', 'stools'],
  'meeting-table': ['meeting table', 'meeting tables'],
  'wireless-charging-table': ['charging table', 'charging tables'],
  'lightbox-wall': ['lightbox wall', 'lightbox walls'],
  'hanging-sign': ['hanging sign', 'hanging signs'],
  'brochure-rack': ['brochure rack', 'brochure racks'],
  'coffee-bar': ['coffee bar', 'coffee bars'],
  'plant-set': ['plant', 'plants'],
};

const PERSON = ['one person', 'people'] as const;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a fixed size as text: '10 by 20 feet'. */
export function spokenSize(size: StandardSize): string {
  return `${size.replace('x', ' by ')} feet`;
}

/**
 * 'Launch, 10 by 10 feet, with LED screen, two stools, and two people for scale'; the extras in the order of `placed`.
 * @param people number of people for scale
 */
export function describeScene(
  design: { readonly title: string },
  sizeLabel: string,
  placed: readonly Pick<PlacedPiece, 'slug'>[],
  people = 0,
): string {
  const extras = [...new Set(placed.map(({ slug }) => slug))].flatMap((slug) => {
    const nouns = NOUNS[slug];
    return nouns ? [counted(placed.filter((piece) => piece.slug === slug).length, nouns)] : [];
  });
  const scale = people > 0 ? `${counted(people, PERSON)} for scale` : '';
  const contents = [extras.join(', '), scale].filter(Boolean).join(', and ');
  return `${design.title}, ${sizeLabel}${contents && `, with ${contents}`}`;
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? one : `${NUMBERS[count - 2] ?? count} ${many}`;
}

const LATER = 'with you on the call.';

/** '2 of 3 shown: this layout is full. We'll place the rest with you on the call.' */
export function missingText({ slug, wanted, placed, why }: MissingExtra, designTitle: string): string {
  if (why === 'air')
    return `Not shown: the design uses the space above ${designTitle}. We'll sort this out ${LATER}`;
  if (why === 'inline') {
    return `Hanging signs need a booth of 20' × 20' or more. We'll sort this out for ${designTitle} ${LATER}`;
  }
  const unit = slug === PIECES['plant-fig'].slug ? ' plants' : '';
  if (placed > 0)
    return `${placed} of ${wanted}${unit} shown: this layout is full. We'll place the rest ${LATER}`;
  return wanted === 1
    ? `Not shown: this layout is full. We'll place it ${LATER}`
    : `None of ${wanted}${unit} shown: this layout is full. We'll place them ${LATER}`;
}

/**
 * Summary below a picture of the quote's extras that it lacks: the reason for one, the names of several.
 * Empty if none.
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
