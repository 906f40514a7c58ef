import { MODELLED_DESIGNS } from './modelled-designs.ts';

/** The part of the Network Information API that tells of a visitor who saves data; not all browsers have it. */
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
