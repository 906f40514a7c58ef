import type { APIRoute } from 'astro';

/** What search engines may fetch: the public pages, whose list is the sitemap. */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /auth', 'Disallow: /api/', ''];
  return new Response([...lines, `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'));
};
