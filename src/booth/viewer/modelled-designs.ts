/** The designs that have a model, by slug: as the manifest has them, without what only the viewer needs of it. */
export const MODELLED_DESIGNS: readonly string[] = [
  '10x10-launch',
  '10x10-studio',
  '10x20-showcase',
  '10x20-theatre',
  '20x20-island',
  '20x20-pavilion',
];
