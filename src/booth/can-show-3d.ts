import { atom } from 'nanostores';

/** True once the visitor opened a 3D view or put a logo or color on a booth. */
export const $isBoothWanted = atom(false);

/** True once 3D failed here for good, or was slow: the rest of the visit does without it. */
export const $is3dOff = atom(false);

/** Number of scenes that show the quote's extras now, and announce their changes. */
export const $scenesShown = atom(0);

/** Parts of the Network Information and Device Memory APIs, which not all browsers have. */
interface DataSaving {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** Gigabytes. */
  readonly deviceMemory?: number;
}

/** Gigabytes of memory and processor cores below which a device counts as weak. */
const MIN_RESOURCES = 4;

function isWeakDevice(): boolean {
  const {
    connection,
    deviceMemory = MIN_RESOURCES,
    hardwareConcurrency,
  } = navigator as Navigator & DataSaving;
  if (deviceMemory < MIN_RESOURCES || hardwareConcurrency < MIN_RESOURCES) return true;
  return (connection?.effectiveType ?? '4g') !== '4g';
}

/** True if 3D may start by itself: on a strong, accelerated device. Takes milliseconds: call it in an idle page. */
export function canAutoStart3d(): boolean {
  return canShow3d() && !isWeakDevice() && hasContext({ failIfMajorPerformanceCaveat: true });
}

function hasContext(options?: WebGLContextAttributes): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', options);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

/** Firefox without a graphics driver has the type, and returns no context. Null until it was tried. */
let isDrawable: boolean | null = null;

/** True if this browser can show a model. The first call creates a context, which takes milliseconds. */
export function canShow3d(): boolean {
  const { connection } = navigator as DataSaving;
  if (
    $is3dOff.get() ||
    typeof WebGL2RenderingContext !== 'function' ||
    typeof DecompressionStream !== 'function' ||
    typeof createImageBitmap !== 'function' ||
    connection?.saveData ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
    return false;
  isDrawable ??= hasContext();
  return isDrawable;
}
