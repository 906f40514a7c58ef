import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

/** Kind of file for a visitor; time-zone data is a script that loads only with the last step. */
export type AssetKind = 'html' | 'css' | 'js' | 'time-zones' | 'image' | 'font' | 'model' | 'json';

export interface Asset {
  readonly path: string;
  readonly kind: AssetKind;
  /** Bytes, compressed with gzip -9; images, fonts and models are compressed already and count as they are. */
  readonly bytes: number;
  readonly mentionsFirebase: boolean;
  /** The date library is in it. */
  readonly holdsLuxon: boolean;
}

const KINDS: readonly [RegExp, AssetKind][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^image\//, 'image'],
  [/^font\//, 'font'],
  [/octet-stream/, 'model'],
  [/json/, 'json'],
];

/** Records every file of the site that a page loads from the moment it is called. */
export function recordAssets(page: Page): { settled: () => Promise<readonly Asset[]> } {
  const pending: Promise<Asset | null>[] = [];
  // Not at its response: one that the page gave up half-way (an image of a step that is gone) would never end
  page.on('requestfinished', (request) => {
    const asset = assetOf(request);
    // Requests still open at the end fail when the browser closes
    asset.catch(() => {});
    pending.push(asset);
  });
  return {
    settled: async () => (await Promise.all(pending)).filter((asset) => asset !== null),
  };
}

/** Sum of the bytes of some kinds. */
export function bytesOf(assets: readonly Asset[], ...kinds: AssetKind[]): number {
  return assets.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Bytes of a page's HTML up to the end of its hero, gzipped: with the critical CSS in it that is all a browser needs to
 * paint the first screen's text, and about 14 KB arrive in the first flight of a connection.
 */
export function firstFlightBytes(html: string): number {
  const hero = html.indexOf('id="hero"');
  const end = html.indexOf('</section>', hero);
  if (hero < 0 || end < 0) throw new Error('The page has no hero section.');
  return gzipSync(html.slice(0, end), { level: 9 }).length;
}

/** Bytes of a page's inline scripts, gzipped; data such as JSON-LD is no script. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return gzipSync(scripts.map(([, code]) => code).join('\n'), { level: 9 }).length;
}

/**
 * Bytes of JS that an island of a page needs to come to life, gzipped: its modules with all that they import. Not what they
 * fetch later, which on a slow machine may come before the island has answered.
 */
export async function islandBytes(page: Page, html: string, name: string): Promise<number> {
  const island = html.match(/<astro-island[^>]*>/g)?.find((tag) => tag.includes(`/${name}.`)) ?? '';
  const todo = [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path ?? '');
  if (todo.length !== 2) throw new Error(`The page has no island ${name}.`);
  const sizes = new Map<string, number>();
  for (let path = todo.pop(); path; path = todo.pop()) {
    if (sizes.has(path)) continue;
    const code = await (await page.request.get(path)).text();
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    // `import{a as b}from"./c.js"` and `import"./c.js"`, not `import("./c.js")`
    const imports = code.matchAll(/(?:import|export)\b[^'"`();]*["'`]\.\/([^"'`]+\.js)["'`]/g);
    todo.push(...[...imports].map(([, file]) => `/_astro/${file}`));
  }
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The browser had it already, as content that the header has asked for: then not even headers were sent. */
async function isFromCache(request: Request): Promise<boolean> {
  const { responseBodySize } = await request.sizes();
  return responseBodySize < 0;
}

async function assetOf(request: Request): Promise<Asset | null> {
  const response = await request.response();
  if (!response) return null;
  const type = response.headers()['content-type'] ?? '';
  const kind = isOwn(response) ? KINDS.find(([pattern]) => pattern.test(type))?.[1] : undefined;
  if (!kind || response.status() !== 200 || (await isFromCache(request))) return null;
  const body = await response.body();
  const isPacked = kind === 'image' || kind === 'font' || kind === 'model';
  return {
    path: new URL(response.url()).pathname,
    kind: kind === 'js' && body.includes('Pacific/Pago_Pago') ? 'time-zones' : kind,
    // The browser keeps no copy of a worker's blob
    bytes: isPacked
      ? body.length || Number(response.headers()['content-length'] ?? 0)
      : gzipSync(body, { level: 9 }).length,
    mentionsFirebase: kind === 'js' && /firebase|firestore/i.test(body.toString('utf8')),
    holdsLuxon: kind === 'js' && body.includes('Invalid DateTime'),
  };
}

/** From the site itself: what the database streams to the panel never ends. */
function isOwn(response: Response): boolean {
  const request = response.request();
  const { origin } = new URL(response.url());
  return request.isNavigationRequest() || origin === new URL(request.frame().url()).origin;
}
