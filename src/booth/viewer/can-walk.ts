import { MODELLED_DESIGNS } from './modelled-designs.ts';

/** The part of the Network Information API that tells of a visitor who saves data; not all browsers have it. */
interface DataSaving {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether there is a model of this design, which its slug names; one of another size is another design. */
export function hasModel({ slug, booth_size }: Readonly<{ slug: string; booth_size: string }>): boolean {
  return MODELLED_DESIGNS.includes(slug) && slug.startsWith(`${booth_size}-`);
}

/** Whether this browser may show a model at all, as far as that can be told without trying. */
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
