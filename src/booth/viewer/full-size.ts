/** A booth at full size, through the camera: which of the phone's own programs shows it, and what it is given. */

/** iOS has Quick Look in Safari, Android Scene Viewer. */
export type FullSizeViewer = 'quick-look' | 'scene-viewer';

/** Raised when art/full-size makes other files of the same model: browsers keep each name for good. */
const VERSION = 1;
/** Fragment that Android navigates to without Scene Viewer. */
export const NO_VIEWER_HASH = '#no-full-size-viewer';

interface HintedNavigator {
  readonly userAgentData?: { readonly platform?: string };
}

/** The program that this device has for it; null where there is none, and a link would lead nowhere. */
export function fullSizeViewer(): FullSizeViewer | null {
  // Safari says it of devices with a camera only
  if (document.createElement('a').relList.supports?.('ar')) return 'quick-look';
  const { userAgent } = navigator;
  const isAndroid =
    (navigator as HintedNavigator).userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent);
  // Firefox does not hand over; headsets that run Android have no such program
  return isAndroid && !/Firefox|OculusBrowser/.test(userAgent) ? 'scene-viewer' : null;
}

/**
 * Address of a design's file for such a viewer: next to its packed model, with the same name.
 * @param packed address of the packed model, such as `/_astro/10x10-launch.BzMqA8in.bin`
 */
export function fullSizeFile(packed: string, viewer: FullSizeViewer): string {
  const ending = viewer === 'quick-look' ? 'usdz' : 'glb';
  return packed.replace(/((\.[\w-]{8})?)\.bin$/, `-v${VERSION}$1.${ending}`);
}

/**
 * The address that opens the program, at 1:1 and no other scale.
 * @param page address of this page, to which Android comes back when it has no Scene Viewer
 */
export function fullSizeAddress(
  viewer: FullSizeViewer,
  packed: string,
  { title, page }: { readonly title: string; readonly page: string },
): string {
  const file = fullSizeFile(packed, viewer);
  if (viewer === 'quick-look') return `${file}#allowsContentScaling=0`;
  const asked = new URLSearchParams({
    file: new URL(file, page).href,
    mode: 'ar_preferred',
    title,
    resizable: 'false',
  });
  const fallback = encodeURIComponent(new URL(NO_VIEWER_HASH, page).href);
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${asked.toString().replaceAll('+', '%20')}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;' +
    `action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end;`
  );
}
