/** Logos of real companies (tests/support/real-logos.ts), as the product reads them. */

import { commands } from 'vitest/browser';
import { type OwnLogo, readLogo } from '#booth/browser.ts';
import { reach } from '../../../packages/booth-3d/src/logo/logo-art.ts';
import type { Picture } from '../../../packages/booth-3d/src/logo/picture.ts';
import type { RealLogo } from '../../support/real-logos.ts';
import { DEMO_CONTENT } from '../demo-content.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    realLogos: (count: number) => Promise<RealLogo[]>;
  }
}

export const LOGO_DESIGNS = DEMO_CONTENT.booth_designs.map(({ slug }) => slug);

export interface ReadLogo extends RealLogo {
  readonly logo: OwnLogo;
}

/** Reads the chosen ones of `count` logos. */
export async function logosOf(
  count: number,
  isChosen: (logo: RealLogo, index: number) => boolean = () => true,
): Promise<ReadLogo[]> {
  const read: ReadLogo[] = [];
  for (const each of (await commands.realLogos(count)).filter(isChosen)) {
    const logo = await readLogo(new File([each.svg], 'logo.svg')).catch((error: unknown) => {
      throw new Error(`${each.name} cannot be read`, { cause: error });
    });
    read.push({ ...each, logo });
  }
  return read;
}

/** Returns a logo as a JPEG on paper, which its drawing fills but for a margin. */
export async function onPaper({ svg }: RealLogo, margin: number): Promise<File> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const by = 800 / Math.max(image.naturalWidth, image.naturalHeight);
  const [w, h] = [image.naturalWidth * by, image.naturalHeight * by].map(Math.round) as [number, number];
  const around = Math.round(margin * Math.max(w, h));
  const pen = new OffscreenCanvas(w + 2 * around, h + 2 * around).getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.drawImage(image, around, around, w, h);
  URL.revokeObjectURL(image.src);
  return new File([await pen.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })], 'logo.jpg');
}

/** True if paper would show where the logo is white at its outside: such a logo is another one on paper. */
export function isWhiteOutside({ logo: { bitmap } }: ReadLogo): boolean {
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!pen) throw new Error('No canvas to look at.');
  pen.drawImage(bitmap, 0, 0);
  const picture = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const { data } = picture;
  const isWhite = (at: number) => Math.min(...data.subarray(at * 4, at * 4 + 3)) > 226;
  const isOpaque = (at: number) => (data[at * 4 + 3] ?? 0) > 128;
  const reached = reach(picture as Picture, (at) => !isOpaque(at) || isWhite(at));
  const lost = reached.reduce((sum, isReached, at) => sum + (isReached && isOpaque(at) ? 1 : 0), 0);
  return lost > reached.length * 0.002;
}
