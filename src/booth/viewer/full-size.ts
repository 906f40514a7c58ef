/** A booth at full size in AR: the phone's viewer, and the link for it. */

/** iOS has Quick Look in Safari, Android Scene Viewer. */
export type FullSizeViewer = 'quick-look' | 'scene-viewer';

/** Fragment that Android opens if Scene Viewer is missing. */
export const NO_VIEWER_HASH = '#no-full-size-viewer';

interface HintedNavigator {
  readonly userAgentData?: { readonly platform?: string };
}

/** Returns this device's AR viewer; null if there is none. */
export function fullSizeViewer(): FullSizeViewer | null {
  // Safari reports it only for devices with a camera
  if (document.createElement('a').relList.supports?.('ar')) return 'quick-look';
  const { userAgent } = navigator;
  const isAndroid =
    (navigator as HintedNavigator).userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent);
  // Firefox does not open it; Android headsets do not have it
  return isAndroid && !/Firefox|OculusBrowser/.test(userAgent) ? 'scene-viewer' : null;
}

/**
 * Returns the address of a design's file for an AR viewer, stored next to its model under the same name.
 * @param model address of the model, such as `/media/booth-designs/launch-3f9a0c1b2d4e5f60.bin`
 */
export function fullSizeFile(model: string, viewer: FullSizeViewer): string {
  return model.replace(/\.bin$/, viewer === 'quick-look' ? '.usdz' : '.glb');
}

/**
 * Returns the link that opens the viewer at a fixed 1:1 scale.
 * @param page address of this page, to which Android comes back when it has no Scene Viewer
 */
export function fullSizeAddress(
  viewer: FullSizeViewer,
  model: string,
  { title, page }: { readonly title: string; readonly page: string },
): string {
  const file = fullSizeFile(model, viewer);
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
