import type { SlideImage } from 'yet-another-react-lightbox';
import type { ProjectPicture } from '../../../domain/gallery.ts';
import { mediaVariants, smallerWidths, variantAddress } from '../../../domain/media.ts';

/** Pictures as the lightbox wants them: with the size and the smaller variants that the address tells. */
export function viewerSlides(company: string, pictures: readonly ProjectPicture[]): SlideImage[] {
  return pictures.map(({ label, url }) => {
    const { src, width, height } = mediaVariants(url);
    const slide = { src, alt: `${company}: ${label}` };
    if (!width || !height) return slide;
    const smaller = smallerWidths(width).map((variant) => ({
      src: variantAddress(url, variant),
      width: variant,
      height: Math.round((height * variant) / width),
    }));
    return { ...slide, width, height, srcSet: [...smaller, { src, width, height }] };
  });
}
