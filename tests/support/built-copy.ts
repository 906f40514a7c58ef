/** Builds of the whole site from made-up content. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { copyProject } from './project-copy.ts';
import { readSite } from './read-site.ts';
import { serve } from './serve.ts';

/** Serves content and pictures as a live site does; pictures named 'missing' are not there. */
async function serveAnswers(answers: Readonly<Record<string, object>>): Promise<string> {
  const picture = readFileSync(join(ROOT, 'scripts/demo/images/projects/technology-design_front_view.webp'));
  return serve(({ url = '' }, response) => {
    const answer = answers[url];
    if (answer) response.end(JSON.stringify(answer));
    else if (url.includes('missing')) response.writeHead(404).end();
    else response.end(picture);
  });
}

export function copySite() {
  return copyProject(['src', 'functions/src', 'packages', 'astro.config.mjs', 'package.json']);
}

/**
 * Builds the site of a copy with this content, and further answers of the API by path; resolves to its pages and what
 * they leave out.
 */
export async function buildSite(
  folder: string,
  content: object,
  answers: Readonly<Record<string, object>> = {},
  environment: NodeJS.ProcessEnv = {},
) {
  const env = {
    SITE_URL: 'http://localhost:5050',
    CONTENT_URL: await serveAnswers({ '/api/content': content, ...answers }),
    PUBLIC_FIREBASE_API_KEY: 'local',
    PUBLIC_FIREBASE_PROJECT_ID: 'demo-hostile',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...environment,
  };
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const { all } = await execa(process.execPath, [astro, 'build'], { cwd: folder, env, all: true });
  const dist = join(folder, 'dist');
  const leftOut: { what: string; why: string }[] = JSON.parse(
    readFileSync(join(dist, 'left-out.json'), 'utf8'),
  );
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url ?? '').pathname);
  return { output: all, dist, pages: readSite(dist), listed, leftOut };
}

/** Fails if a link is dead, a policy differs from the page, a text runs as code, or the sitemap differs. */
export function expectSound({ dist, pages, listed }: Awaited<ReturnType<typeof buildSite>>): void {
  for (const [path, { links, inline, hashes }] of pages) {
    const dead = links.filter((link) => !pages.has(link) && !existsSync(join(dist, link)));
    expect(dead, path).toEqual([]);
    expect(hashes.allowed, path).toEqual(hashes.needed);
    const injected = inline.filter(
      (code) => code.startsWith('alert(1)') || code.startsWith('astro-island,x'),
    );
    expect(injected, path).toEqual([]);
  }
  const unlisted = ['/404', '/admin', '/auth', '/meeting', '/proposal', '/quote'];
  expect(listed.toSorted()).toEqual([...pages.keys()].filter((path) => !unlisted.includes(path)).toSorted());
}
