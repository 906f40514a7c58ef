/** Text for screen readers about a booth and its extras. */
import type { StandardSize } from '../../domain/catalogue.ts';
import type { PlacedPiece } from './place-extras.ts';

/** One and many of an extra's pieces, by its slug. */
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

/** A fixed size in words: '10 by 20 feet'. */
export function spokenSize(size: StandardSize): string {
  return `${size.replace('x', ' by ')} feet`;
}

/**
 * 'Launch, 10 by 10 feet, with LED screen, two stools, and two people for scale'; the extras in the order of `placed`.
 * @param people how many stand there to show its size
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
