import { atom } from 'nanostores';

/**
 * True once the visitor opened a 3D view or asked for a picture of their own booth. Booths are then shown
 * that way where possible; before, nothing is loaded for it.
 */
export const $isBoothWanted = atom(false);

/** True once a 3D view was offered: pictures of the visitor's own booth are then offered too. */
export const $isBoothOffered = atom(false);

/** Part of the Network Information API, which not all browsers have. */
interface DataSaving {
  readonly connection?: { readonly saveData?: boolean };
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
