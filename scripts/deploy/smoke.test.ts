import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { serve } from '../../tests/support/serve.ts';
import { smokeTest } from './smoke.ts';

/** Serves a small site with answers by path; `goneFor` is the cache header of its 404s. */
async function serving(pages: Record<string, string>, goneFor = 'no-cache'): Promise<string> {
  const answer = (response: ServerResponse, body: string | undefined) => {
    if (body === undefined) response.writeHead(404, { 'Cache-Control': goneFor }).end('Gone');
    else response.end(body);
  };
  const origin = await serve(({ url = '' }, response) => answer(response, pages[url]));
  pages['/'] &&= pages['/'].replace('ORIGIN', origin);
  return origin;
}

function aSite(): Record<string, string> {
  return {
    '/': '<link rel="canonical" href="ORIGIN/"><script src="/_astro/page.1a.js"></script>',
    '/admin': '<p>Panel',
    '/api/health': '{"checks":{}}',
    '/api/content': '{"booth_designs":[]}',
    '/api/availability': '{"availability":[]}',
    '/_astro/page.1a.js': '',
  };
}

test('a healthy site has no faults', async () => {
  expect(await smokeTest(await serving(aSite()))).toEqual([]);
});

test('every fault is reported', async () => {
  const { '/admin': _panel, '/_astro/page.1a.js': _script, ...rest } = aSite();
  const broken = {
    ...rest,
    '/': '<link rel="canonical" href="https://old.com/"><script src="/_astro/page.1a.js"></script>',
    '/api/health': '{}',
    '/api/content': '<p>Error',
    '/api/availability': '{}',
  };
  expect(await smokeTest(await serving(broken, 'public, max-age=31536000, immutable'))).toEqual([
    '/ names another address as its own.',
    '/admin answers 404.',
    '/api/health has no checks.',
    '/api/content is no JSON.',
    '/api/availability has no availability.',
    '/_astro/page.1a.js answers 404.',
    '/_astro/gone.js is cached as immutable, though it is gone.',
  ]);
});
