import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** A cacheable answer: its JSON, plain and compressed, and its tag. */
export interface CachedAnswer {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

export function cachedAnswer(body: unknown): CachedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  return {
    plain,
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
  };
}

/** Answers a GET with cacheable JSON, or 304 if the caller already has it. */
export function sendCached(
  request: Request,
  response: Response,
  { plain, gzip, etag }: CachedAnswer,
  { fresh, stale }: { readonly fresh: number; readonly stale: number },
): void {
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.set({
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    Vary: 'Accept-Encoding',
    // Weak: the same content in other bytes, as a compressing CDN makes them
    ETag: isCompressed ? `W/${etag}` : etag,
  });
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  if (isCompressed) response.set('Content-Encoding', 'gzip');
  response.type('json').send(isCompressed ? gzip : plain);
}

/**
 * True if `If-None-Match` names `etag`. Express's own check returns false if the request has `Cache-Control:
 * no-cache`, which Hosting and fetch add. A compressing CDN turns our tag into a weak one, hence the W/.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
