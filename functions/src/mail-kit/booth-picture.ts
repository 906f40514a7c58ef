import { mailVariantAddress, mediaVariants } from '../../../src/domain/media.ts';
import type { MailBlock } from './layout.ts';

/** How wide a picture stands in a mail, in pixels. */
const WIDTH = 536;
/** A booth's picture: the design that it shows, and its stored address. */
export interface BoothPicture {
  readonly title: string;
  readonly url: string | null;
}

/** The picture of a quote's booth, from our own site only; nothing without one, or without its size. */
export function boothPicture(siteUrl: string, picture: BoothPicture | null): MailBlock[] {
  const { width, height } = mediaVariants(picture?.url ?? '');
  if (!picture?.url || !width || !height) return [];
  return [
    {
      kind: 'image',
      url: `${siteUrl}${mailVariantAddress(picture.url)}`,
      alt: `${picture.title}: Front View`,
      width: WIDTH,
      height: Math.round((WIDTH * height) / width),
    },
  ];
}
