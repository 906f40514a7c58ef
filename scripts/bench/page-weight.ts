import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a file is to a visitor; time-zone data is a script that loads with the last step only. */
export type AssetKind = 'html' | 'css' | 'js' | 'time-zones' | 'image' | 'font' | 'json';

export interface Asset {
  readonly path: string;
  readonly kind: AssetKind;
  /** Bytes, compressed with gzip -9; images and fonts are compressed already and count as they are. */
  readonly bytes: number;
  readonly mentionsFirebase: boolean;
}

const KINDS: readonly [RegExp, AssetKind][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^image\//, 'image'],
  [/^font\//, 'font'],
  [/json/, 'json'],
];

/** Records every file that a page loads from the moment it is called. */
export function recordAssets(page: Page): { settled: () => Promise<readonly Asset[]> } {
  const pending: Promise<Asset | null>[] = [];
  page.on('response', (response) => pending.push(assetOf(response)));
  return {
    settled: async () => (await Promise.all(pending)).filter((asset) => asset !== null),
  };
}

/** Sum of the bytes of some kinds. */
export function bytesOf(assets: readonly Asset[], ...kinds: AssetKind[]): number {
  return assets.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes of a page's inline scripts, gzipped; data such as JSON-LD is no script. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return gzipSync(scripts.map(([, code]) => code).join('\n'), { level: 9 }).length;
}

async function assetOf(response: Response): Promise<Asset | null> {
  const type = response.headers()['content-type'] ?? '';
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1];
  if (!kind || response.status() !== 200) return null;
  const body = await response.body();
  const isPacked = kind === 'image' || kind === 'font';
  return {
    path: new URL(response.url()).pathname,
    kind: kind === 'js' && body.includes('Pacific/Pago_Pago') ? 'time-zones' : kind,
    bytes: isPacked ? body.length : gzipSync(body, { level: 9 }).length,
    mentionsFirebase: kind === 'js' && /firebase|firestore/i.test(body.toString('utf8')),
  };
}
