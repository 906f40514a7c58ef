import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { UPLOAD_IMAGE } from '../../../src/domain/api/admin-routes.ts';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/media.ts';
import { receivedHeader } from '../http/entry-points.ts';
import { invalid, Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { callOf, type ServedRoute } from '../http/serve.ts';
import type { Bucket } from '../platform/firebase.ts';
import { ImageRefused, type oneAtATime, processImage, storeImage } from './process-image.ts';

export interface UploadDependencies {
  readonly bucket: () => Bucket;
  /** Runs one at a time: decoding 50 megapixels or packing a model takes hundreds of megabytes. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/** Folders inside the administrator's folder. */
const OWN_FOLDERS = ['logo', 'host'] as const;

const imageSchema = z.object({
  folder: z.enum(['extras', 'booth-designs', 'projects', ...OWN_FOLDERS], {
    error: 'Say what the image is for: extras, booth-designs, projects, logo or host',
  }),
  name: mediaName('image'),
});

/** POST /api/admin/images?folder=&name=: stores the image in its widths and answers 201 with its address. */
export function uploadImageRoute({ bucket, inTurn }: UploadDependencies): ServedRoute {
  const { message: tooLarge } = new ImageRefused('too-large');
  const { message: encoded } = new ImageRefused('unsupported-type');
  const handlers = readBytes(MAX_UPLOAD_BYTES, { tooLarge, encoded }, async (request, response) => {
    const { folder, name } = parseInput(imageSchema, request.query);
    const input = bytesOf(request);
    const { files, url, width, height } = await inTurn(async () =>
      OWN_FOLDERS.some((own) => own === folder)
        ? processImage(input, folder, callOf(UPLOAD_IMAGE, request, response).adminId)
        : processImage(input, name, folder),
    ).catch(refuseImage);
    await storeImage(bucket(), files);
    response.status(201).json({ success: true, url, width, height });
  });
  return { route: UPLOAD_IMAGE, handlers };
}

/** Returns a schema for a stored file's name in a query: lower-case words joined by hyphens. */
export function mediaName(otherwise: string) {
  const words = z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lower-case words joined by hyphens' });
  return z._default(z.string().check(words, z.maxLength(60)), otherwise);
}

/** Reads a body as bytes: 413 above `limit`, 415 if encoded. Ignores the declared type, since the content decides. */
export function readBytes(
  limit: number,
  texts: Readonly<Record<'tooLarge' | 'encoded', string>>,
  route: RequestHandler,
): RequestHandler[] {
  function checkHeaders(request: Request, _response: Response, next: NextFunction): void {
    if (Number(request.get('Content-Length') ?? 0) > limit)
      throw new Problem('too-large', { text: texts.tooLarge });
    if ((receivedHeader(request, 'content-encoding') ?? 'identity') !== 'identity') {
      throw new Problem('unsupported-media-type', { text: texts.encoded });
    }
    next();
  }
  return [checkHeaders, express.raw({ type: () => true, limit, inflate: false }), route];
}

/** Returns the body's bytes; none without a body. */
export function bytesOf({ body }: Request): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Throws the answer for a refused image: 415 for a wrong type, 413 for too large, 400 `invalid` for damaged. */
function refuseImage(error: unknown): never {
  if (!(error instanceof ImageRefused)) throw error;
  const { code, message } = error;
  if (code === 'unreadable') throw invalid({ image: message });
  throw new Problem(code === 'too-large' ? code : 'unsupported-media-type', { text: message });
}
