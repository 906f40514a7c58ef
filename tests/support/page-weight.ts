import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

/** Time-zone data is a script that only loads with the last step. */
type AssetKind = 'html' | 'css' | 'js' | 'time-zones' | 'image' | 'font';

export interface Sized {
  /** Size after gzip -9; images and fonts as they are. */
  readonly bytes: number;
}

export interface Asset extends Sized {
  readonly path: string;
  readonly kind: AssetKind;
  /** Empty for images and fonts. */
  readonly text: string;
}

const KINDS: readonly [RegExp, AssetKind][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^image\//, 'image'],
  [/^font\//, 'font'],
];

/**
 * Records every file of the site that the page loads from now on; the returned function resolves to the files so far.
 */
export function recordAssets(page: Page): () => Promise<readonly Asset[]> {
  const pending: Promise<Asset | null>[] = [];
  // Not at 'response': a response that the page aborted, such as an image of a step left behind, never ends
  page.on('requestfinished', (request) => {
    const asset = assetOf(request);
    // Requests still open at the end fail when the browser closes
    asset.catch(() => {});
    pending.push(asset);
  });
  return async () => (await Promise.all(pending)).filter((asset) => asset !== null);
}

export function ofKind(assets: readonly Asset[], kind: AssetKind): readonly Asset[] {
  return assets.filter((asset) => asset.kind === kind);
}

/**
 * Returns a page's HTML up to the end of its hero. With the critical CSS in it, this is all that the first screen's
 * text needs, and about 14 KB arrive in a connection's first round trip.
 */
export function firstScreenHtml(html: string): Sized[] {
  const hero = html.indexOf('id="hero"');
  const end = html.indexOf('</section>', hero);
  if (hero < 0 || end < 0) throw new Error('The page has no hero section.');
  return [{ bytes: gzipped(html.slice(0, end)) }];
}

/** Returns a page's inline scripts as one file, without data such as JSON-LD. */
export function inlineScripts(html: string): Sized[] {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return [{ bytes: gzipped(scripts.map(([, code]) => code).join('\n')) }];
}

interface Module extends Sized {
  readonly path: string;
}

/**
 * Returns the modules that an island needs to hydrate, with all static imports. Later imports are excluded: slow
 * machines may load them before the island has responded.
 */
export async function islandModules(page: Page, html: string, name: string): Promise<readonly Module[]> {
  const island = html.match(/<astro-island[^>]*>/g)?.find((tag) => tag.includes(`/${name}.`)) ?? '';
  const todo = [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path ?? '');
  if (todo.length !== 2) throw new Error(`The page has no island ${name}.`);
  const modules = new Map<string, Module>();
  for (let path = todo.pop(); path; path = todo.pop()) {
    if (modules.has(path)) continue;
    const code = await (await page.request.get(path)).text();
    modules.set(path, { path, bytes: gzipped(code) });
    // `import{a as b}from"./c.js"` and `import"./c.js"`, not `import("./c.js")`
    const imports = code.matchAll(/(?:import|export)\b[^'"`();]*["'`]\.\/([^"'`]+\.js)["'`]/g);
    todo.push(...[...imports].map(([, file]) => `/_astro/${file}`));
  }
  return [...modules.values()];
}

async function assetOf(request: Request): Promise<Asset | null> {
  const response = await request.response();
  if (!response) return null;
  const type = response.headers()['content-type'] ?? '';
  const kind = isOwn(response) ? KINDS.find(([pattern]) => pattern.test(type))?.[1] : undefined;
  const { responseBodySize } = await request.sizes();
  const isFromCache = responseBodySize < 0;
  if (!kind || response.status() !== 200 || isFromCache) return null;
  const body = await response.body();
  const { pathname: path } = new URL(response.url());
  if (kind === 'image' || kind === 'font') return { path, kind, bytes: body.length, text: '' };
  const text = body.toString('utf8');
  const hasTimeZones = kind === 'js' && text.includes('Pacific/Pago_Pago');
  return { path, kind: hasTimeZones ? 'time-zones' : kind, bytes: gzipped(text), text };
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** True for the site's files; database streams never end. */
function isOwn(response: Response): boolean {
  const request = response.request();
  const { origin } = new URL(response.url());
  return request.isNavigationRequest() || origin === new URL(request.frame().url()).origin;
}
