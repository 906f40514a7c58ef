import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { MEDIA_PREFIX, mediaObjectPath, mediaType } from '../../../src/domain/media.ts';
import { Problem } from '../http/problem.ts';
import { isUnchanged } from '../http/send-cached.ts';
import type { Bucket } from '../platform/firebase.ts';

/** An address always shows the same image: its name contains a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** An address with a query is not ours: caches keep the way to the one without, for a day. */
const REDIRECT_KEPT = 'public, max-age=86400';

/**
 * GET /media/*: a stored image out of the private bucket. Only the names that we give images are looked up, only
 * WebP and the mails' JPEG (all that is ever stored) are served, and a browser that opens one may run nothing in it. A query is cut
 * off by a redirect that caches keep, before anything is read: each would be another image to them.
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
      // Stored before mails had a JPEG: most mail programs show the WebP
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
      // Mail programs on the web show our pictures on their own pages
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: stored.etag,
    });
    // 304 for the browser's own copy, and for HEAD nothing but the headers.
    if (isUnchanged(request.headers['if-none-match'], stored.etag)) {
      response.status(304).end();
      return;
    }
    response.set('Content-Length', String(stored.size));
    if (request.method === 'HEAD') response.end();
    else await pipeline(file.createReadStream(), response);
  };
}

/** ETag and size in bytes of a stored file; null if there is none. */
async function describe(file: ReturnType<Bucket['file']>): Promise<{ etag: string; size: number } | null> {
  try {
    const [metadata] = await file.getMetadata();
    return { etag: `"${metadata.md5Hash ?? metadata.generation}"`, size: Number(metadata.size) };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}
