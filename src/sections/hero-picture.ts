/** The hero's files, made by `npm run art hero`: a wide render, and a tall one for phones held upright. */
import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('#company/hero/{tall,wide}-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

export const NARROW_SCREENS = '(orientation: portrait) and (width < 40rem)';

/** The wide render covers its box, so in tall windows it is wider than the window (16:9, see HeroPicture.astro). */
export const WIDE_SIZES = '(orientation: portrait) 104vh, max(100vw, 178vh)';

/** Returns a render's files in one format, narrowest first. @throws Error if the company's folder has none */
function filesOf(name: 'tall' | 'wide', format: 'avif' | 'webp'): ImageMetadata[] {
  const found = Object.entries(files)
    .filter(([path]) => path.includes(`/${name}-`) && path.endsWith(format))
    .map(([, image]) => image)
    .sort((a, b) => a.width - b.width);
  if (found.length === 0)
    throw new Error(`The company's folder has no hero/${name}-*.${format}: npm run art hero`);
  return found;
}

function srcset(images: readonly ImageMetadata[]): string {
  return images.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

const tallWebp = filesOf('tall', 'webp');

export const heroPicture = {
  wide: { avif: srcset(filesOf('wide', 'avif')), webp: srcset(filesOf('wide', 'webp')) },
  tall: { avif: srcset(filesOf('tall', 'avif')), webp: srcset(tallWebp) },
  /** Fallback for browsers without `<picture>` or AVIF; its size reserves the space. */
  fallback: tallWebp[0],
};
