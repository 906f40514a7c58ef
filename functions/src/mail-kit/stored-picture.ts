import { mailVariantAddress, mediaVariants } from '../../../src/domain/media.ts';
import type { MailPicture } from './layout.ts';

/** A stored image at `width` pixels, from our own site only; null without one, or without its size. */
export function storedPicture(siteUrl: string, stored: string | null, width: number): MailPicture | null {
  const size = mediaVariants(stored ?? '');
  if (!stored || !size.width || !size.height) return null;
  const height = Math.round((width * size.height) / size.width);
  return { url: `${siteUrl}${mailVariantAddress(stored)}`, width, height };
}
