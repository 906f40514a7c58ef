/** Social card pictures of the content pages, cropped from each page's top picture. */
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { builtContent } from '../../config/content-snapshot.ts';
import { SOCIAL_CARD, socialCardPath } from '../../domain/media.ts';
import { cardPicture } from '../../domain/project/gallery.ts';
import { cardImage } from '../../domain/quote/design-views.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { designs, projects } = await builtContent();
  const pictures = new Set([...designs.map(cardImage), ...projects.map(cardPicture)]);
  return [...pictures].flatMap((url) => {
    const path = socialCardPath(url);
    return url && path
      ? [{ params: { picture: path.slice('/og/'.length, -'.jpg'.length) }, props: { url } }]
      : [];
  });
};

export const GET: APIRoute = async ({ props }) => {
  const response = await fetch(new URL(props['url'], import.meta.env.CONTENT_URL));
  if (!response.ok) throw new Error(`${props['url']} cannot be read for a social card: ${response.status}`);
  const { width, height } = SOCIAL_CARD;
  const picture = await sharp(await response.arrayBuffer())
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
