import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';

export interface BuiltPage {
  /** Such as '/booths/10x20'. */
  readonly path: string;
  readonly html: string;
}

export function builtPages(): BuiltPage[] {
  const dist = resolve(testStackAddresses().folder, 'dist');
  return globSync('**/*.html', { cwd: dist }).map((file) => ({
    path: `/${file.replace(/(^index)?\.html$/, '')}`,
    html: readFileSync(resolve(dist, file), 'utf8'),
  }));
}

/** Paths of the built pages that search engines may list. */
export function indexedPages(): string[] {
  return builtPages()
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'))
    .map(({ path }) => path);
}

export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
