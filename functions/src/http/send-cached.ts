import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** An answer that caches may keep: the bytes of its JSON, also compressed, and the tag of it. */
export interface CachedAnswer {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** Writes an answer's JSON once, for all who get it. */
export function cachedAnswer(body: unknown): CachedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  return {
    plain,
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
  };
}

/** Answers a GET with JSON that caches may keep, or with 304 if the caller has the very same. */
export function sendCached(
  request: Request,
  response: Response,
  { plain, gzip, etag }: CachedAnswer,
  cacheControl: string,
): void {
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.set({
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    // The same content in other bytes: as CDNs do that compress by themselves
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
 * True if `If-None-Match` names `etag`. Express's own check says no whenever the request also asks caches not to answer
 * (`Cache-Control: no-cache`, as Hosting and fetch add it), although it is we who answer. A CDN that compresses turns
 * our tag into a weak one, hence the W/.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
