import type { APIRoute } from 'astro';

/** Crawlers may read every page: those that are not for search engines say so by `noindex`, which must be read. */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', ''];
  return new Response([...lines, `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'));
};
