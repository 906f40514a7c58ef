/**
 * Kinds of extras that the demo designs' models have themselves, one for each piece, by slug. Their files were packed
 * before models could state it; an uploaded model has nodes `has:<kind>` (docs/models.md). A test compares them with what
 * the models are built of. Plants are left out: single ones are no set.
 */
export const OWN_PIECES: Readonly<Record<string, readonly string[]>> = {
  '10x10-launch': ['reception-counter', ...of('bar-stools', 2)],
  '10x10-studio': ['reception-counter', ...of('bar-stools', 3), 'lightbox-wall'],
  '10x20-showcase': ['reception-counter', ...of('bar-stools', 4), 'brochure-rack'],
  '10x20-theater': ['reception-counter'],
  '20x20-pavilion': ['reception-counter', 'bar-stools'],
  '20x20-island': ['reception-counter', ...of('bar-stools', 5), 'hanging-sign', 'meeting-table'],
};

function of(kind: string, count: number): string[] {
  return Array(count).fill(kind);
}
