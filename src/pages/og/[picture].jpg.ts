/** Pictures for social cards of the content pages, each cut from the picture at the top of its page. */
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { publishedDesigns, publishedProjects } from '../../config/content-snapshot.ts';
import { cardImage } from '../../domain/design-views.ts';
import { cardPicture } from '../../domain/gallery.ts';
import { SOCIAL_CARD, socialCardPath } from '../../layouts/content/social-card.ts';

const { CONTENT_URL, CONTENT_REQUIRED } = import.meta.env;

export const getStaticPaths: GetStaticPaths = async () => {
  const designs = await publishedDesigns(CONTENT_URL, CONTENT_REQUIRED);
  const projects = await publishedProjects(CONTENT_URL, CONTENT_REQUIRED);
  const pictures = new Set([...designs.map(cardImage), ...projects.map(cardPicture)]);
  return [...pictures].flatMap((url) => {
    const path = socialCardPath(url);
    return url && path
      ? [{ params: { picture: path.slice('/og/'.length, -'.jpg'.length) }, props: { url } }]
      : [];
  });
};

export const GET: APIRoute = async ({ props }) => {
  const response = await fetch(new URL(props['url'], CONTENT_URL));
  if (!response.ok) throw new Error(`${props['url']} cannot be read for a social card: ${response.status}`);
  const { width, height } = SOCIAL_CARD;
  const picture = await sharp(await response.arrayBuffer())
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
