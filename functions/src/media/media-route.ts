import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { MEDIA_PREFIX, mediaObjectPath, mediaType } from '../../../src/domain/media.ts';
import { Problem } from '../http/problem.ts';
import { isUnchanged } from '../http/send-cached.ts';
import { type Bucket, nullIfMissing } from '../platform/firebase.ts';

/** Cached forever, since an image's name contains a hash of its content. */
const FOREVER = 'public, max-age=31536000, immutable';

const REDIRECT_KEPT = 'public, max-age=86400';

/**
 * GET /media/*: sends a stored image or model from the private bucket. Looks up only names that we generate, serves
 * only the types of domain/media, and sends headers that let nothing in it run. Redirects away a query before reading
 * anything, since caches would store another image for each query.
 */
export function mediaRoute(bucket: () => Bucket): RequestHandler {
  return async (request, response) => {
    const path = mediaObjectPath(request.path);
    if (!path) throw new Problem('not-found');
    if (request.originalUrl.includes('?')) {
      response.set('Cache-Control', REDIRECT_KEPT).redirect(301, MEDIA_PREFIX + path);
      return;
    }
    const file = bucket().file(path);
    const stored = await describe(file);
    if (!stored && mediaType(path) === 'image/jpeg') {
      // Images stored before mails had JPEGs; most mail programs show WebP
      response
        .set('Cache-Control', REDIRECT_KEPT)
        .redirect(302, MEDIA_PREFIX + path.replace(/\.jpg$/, '.webp'));
      return;
    }
    if (!stored) throw new Problem('not-found');

    response.set({
      'Cache-Control': FOREVER,
      'Content-Type': mediaType(path),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Webmail embeds our pictures
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: stored.etag,
    });
    if (isUnchanged(request.headers['if-none-match'], stored.etag)) {
      response.status(304).end();
      return;
    }
    response.set('Content-Length', String(stored.size));
    if (request.method === 'HEAD') response.end();
    else await pipeline(file.createReadStream(), response);
  };
}

/** Returns ETag and size in bytes of a stored file; null if there is none. */
async function describe(file: ReturnType<Bucket['file']>): Promise<{ etag: string; size: number } | null> {
  const found = await nullIfMissing(file.getMetadata());
  return found && { etag: `"${found[0].md5Hash ?? found[0].generation}"`, size: Number(found[0].size) };
}
