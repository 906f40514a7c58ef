/** The picture of a quote's booth that goes with a booking's logo, or with a proposal. */

import { drawWithin, fileOf, loadStills, type StillLook } from '#booth/browser.ts';
import { AS_DESIGNED, dressIn } from '#booth/common.ts';
import type { QuotedParts } from '../../domain/quote/quote-link.ts';
import { MAX_BOOTH_BYTES } from '../../domain/schemas/meeting-logo.ts';
import { chosenDesign } from '../../domain/wizard/draft.ts';
import { loadContent } from '../../lib/content-client.ts';
import { canShow3d } from '../can-show-3d.ts';
import type { HeldLogo } from '../logo-along.ts';
import { $ownLook, keptLogo } from '../own-look.ts';
import { quotedExtras } from '../quoted-extras.ts';

/** Milliseconds after which the logo goes without a picture. */
const PATIENCE_MS = 30_000;

type Quoted = Parameters<typeof chosenDesign>[1] & Pick<QuotedParts, 'extras'>;

/** Draws a quote's booth with a logo, as `drawBooth` does. */
export async function drawOwnBooth(quoted: Quoted | undefined, held: HeldLogo): Promise<string | null> {
  return quoted?.selectedDesign ? drawBooth(quoted, lookOf(held)) : null;
}

/** Draws a quote's booth, in base64. Null without look or model, or, which is logged, if it cannot be drawn in time. */
export async function drawBooth(
  quoted: Quoted,
  reading: StillLook | Promise<StillLook | null>,
): Promise<string | null> {
  try {
    const look = await reading;
    const content = look && canShow3d() ? await loadContent() : null;
    const design = content && chosenDesign(content.booth_designs, quoted);
    if (!look || !content || !design?.model) return null;
    const { model, title, booth_size: size } = design;
    const booth = { model: model.url, title, size, extras: quotedExtras(quoted.extras, content.extras) };
    const { boothStill } = await loadStills();
    const { picture } = await boothStill(booth, look, AbortSignal.timeout(PATIENCE_MS));
    return await base64Of(await fitting(picture));
  } catch (error) {
    console.warn('The booth could not be drawn', error);
    return null;
  }
}

/** Returns the look in memory, which the page has drawn already; after a reload, the held one. */
async function lookOf(held: HeldLogo): Promise<StillLook | null> {
  const own = $ownLook.get();
  if (own.logo) return { logo: own.logo.bitmap, dress: own.dress };
  const logo = await keptLogo(held.address);
  return logo && { logo: logo.bitmap, dress: dressIn(held) ?? AS_DESIGNED };
}

/** Returns a picture that the server takes. Browsers that cannot encode WebP return large PNGs. */
async function fitting(picture: Blob): Promise<Blob> {
  if (picture.size <= MAX_BOOTH_BYTES) return picture;
  return fileOf(drawWithin(await createImageBitmap(picture), 800).canvas, 'image/jpeg', 0.8);
}

export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
