/** The picture of a quote's booth that goes with a booking's logo, or with a proposal. */

import { drawWithin, fileOf, loadStills, type StillLook } from '#booth/browser.ts';
import { AS_DESIGNED, dressIn } from '#booth/common.ts';
import type { Content } from '../../domain/content.ts';
import type { QuotedParts } from '../../domain/quote/quote-link.ts';
import { MAX_BOOTH_BYTES } from '../../domain/schemas/meeting-logo.ts';
import { loadContent } from '../../lib/content-client.ts';
import { canShow3d } from '../can-show-3d.ts';
import type { HeldLogo } from '../logo-along.ts';
import { $ownLook, keptLogo } from '../own-look.ts';
import { quotedExtras } from '../quoted-extras.ts';

/** Milliseconds after which the logo goes without a picture. */
const PATIENCE_MS = 30_000;

type Quoted = Pick<QuotedParts, 'boothSize' | 'extras'> & {
  readonly selectedDesign: { readonly title: string } | null;
};

/** Draws a quote's booth with a logo, as `drawBooth` does. */
export async function drawOwnBooth(quoted: Quoted | undefined, held: HeldLogo): Promise<string | null> {
  return quoted?.selectedDesign ? drawBooth(quoted, () => lookOf(held)) : null;
}

/** Draws a quote's booth, in base64. Null without look or model, or, which is logged, if it cannot be drawn in time. */
export async function drawBooth(
  quoted: Quoted,
  readLook: () => Promise<StillLook | null>,
): Promise<string | null> {
  if (!canShow3d()) return null;
  try {
    const content = await loadContent();
    const look = await readLook();
    const picture = content && look && (await pictureOf(quoted, look, content));
    return picture && (await base64Of(await fitting(picture)));
  } catch (error) {
    console.warn('The booth could not be drawn', error);
    return null;
  }
}

async function pictureOf(
  { boothSize, selectedDesign, extras }: Quoted,
  look: StillLook,
  content: Content,
): Promise<Blob | null> {
  const design = content.booth_designs.find(
    ({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title,
  );
  if (!design?.model) return null;
  const { boothStill } = await loadStills();
  const { model, title, booth_size: size } = design;
  const booth = { model: model.url, title, size, extras: quotedExtras(extras, content.extras) };
  return (await boothStill(booth, look, AbortSignal.timeout(PATIENCE_MS))).picture;
}

/** Returns the look in memory, which the page has drawn already; after a reload, the held one. */
async function lookOf({ address, ...dress }: HeldLogo): Promise<StillLook | null> {
  const own = $ownLook.get();
  if (own.logo) return { logo: own.logo.bitmap, dress: own.dress };
  const logo = await keptLogo(address);
  const { tint, wall, ink } = dress;
  return logo && { logo: logo.bitmap, dress: dressIn({ tint, wall, ink }) ?? AS_DESIGNED };
}

/** Returns a picture that the server takes. Browsers that cannot encode WebP return large PNGs. */
async function fitting(picture: Blob): Promise<Blob> {
  if (picture.size <= MAX_BOOTH_BYTES) return picture;
  return fileOf(drawWithin(await createImageBitmap(picture), 800).canvas, 'image/jpeg', 0.8);
}

/** Returns a file's content in base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
