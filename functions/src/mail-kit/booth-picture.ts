import { mediaVariants, type VARIANT_WIDTHS, variantAddress } from '../../../src/domain/media.ts';
import type { MailBlock } from './layout.ts';

/** How wide a picture stands in a mail, in pixels. */
const WIDTH = 536;
/** Wide enough for screens with two pixels a point. */
const VARIANT = 960 satisfies (typeof VARIANT_WIDTHS)[number];

/** A booth's picture: the design that it shows, and its stored address. */
export interface BoothPicture {
  readonly title: string;
  readonly url: string | null;
}

/** The picture of a quote's booth, from our own site only; nothing without one, or without its size. */
export function boothPicture(siteUrl: string, picture: BoothPicture | null): MailBlock[] {
  const { width, height } = mediaVariants(picture?.url ?? '');
  if (!picture?.url || !width || !height) return [];
  const path = width > VARIANT ? variantAddress(picture.url, VARIANT) : picture.url;
  return [
    {
      kind: 'image',
      url: `${siteUrl}${path}`,
      alt: `${picture.title}: Front View`,
      width: WIDTH,
      height: Math.round((WIDTH * height) / width),
    },
  ];
}
