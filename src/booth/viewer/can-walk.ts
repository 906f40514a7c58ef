import { atom } from 'nanostores';

/**
 * True once the visitor opened a 3D view or asked for a picture of their own booth. Booths are then shown
 * that way where possible; before, nothing is loaded for it.
 */
export const $isBoothWanted = atom(false);

/** True once a 3D view was offered: pictures of the visitor's own booth are then offered too. */
export const $isBoothOffered = atom(false);

/** Slugs of the designs that have a model. A copy, because the manifest would be loaded with every page. */
const MODELLED_DESIGNS: readonly string[] = [
  '10x10-launch',
  '10x10-studio',
  '10x20-showcase',
  '10x20-theatre',
  '20x20-island',
  '20x20-pavilion',
];

/** Part of the Network Information API, which not all browsers have. */
interface DataSaving {
  readonly connection?: { readonly saveData?: boolean };
}

/** True if there is a model of this design, identified by slug and size. */
export function hasModel({ slug, booth_size }: Readonly<{ slug: string; booth_size: string }>): boolean {
  return MODELLED_DESIGNS.includes(slug) && slug.startsWith(`${booth_size}-`);
}

/** True if this browser can probably show a model, as far as can be told without trying. */
export function canWalk(): boolean {
  const { connection } = navigator as DataSaving;
  return (
    typeof WebGL2RenderingContext === 'function' &&
    typeof DecompressionStream === 'function' &&
    typeof createImageBitmap === 'function' &&
    !connection?.saveData &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
