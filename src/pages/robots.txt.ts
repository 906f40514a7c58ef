import type { APIRoute } from 'astro';

/** Crawlers may read every page: `noindex` on private pages works only if they are read. */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', ''];
  return new Response([...lines, `Sitemap: ${new URL('/sitemap-index.xml', site)}`, ''].join('\n'));
};
