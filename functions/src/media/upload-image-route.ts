import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/media.ts';
import { invalid, Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { receivedHeader } from '../http/untouched-body.ts';
import type { Bucket } from '../platform/firebase.ts';
import { ImageRefused, oneAtATime, processImage, storeImage } from './process-image.ts';

/** Middleware that leaves the bytes of the request in `request.body`; 413 if there are too many. */
export const readImage = [
  checkHeaders,
  express.raw({ type: () => true, limit: MAX_UPLOAD_BYTES, inflate: false }),
  takeBytes,
];

/** Ignores the declared type: the content decides. */
function checkHeaders(request: Request, _response: Response, next: NextFunction): void {
  if (Number(request.get('Content-Length') ?? 0) > MAX_UPLOAD_BYTES) {
    throw imageProblem(new ImageRefused('too-large'));
  }
  if ((receivedHeader(request, 'content-encoding') ?? 'identity') !== 'identity') {
    throw imageProblem(new ImageRefused('unsupported-type'));
  }
  next();
}

function takeBytes(request: Request, _response: Response, next: NextFunction): void {
  const bytes = request.body as unknown;
  request.body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  next();
}

interface UploadDependencies {
  readonly bucket: () => Bucket;
  /** Id of the uploading administrator, which is the folder of their logo and photo. */
  readonly adminIdOf: (response: Response) => string;
}

/** Stored in the administrator's folder, under this name. */
const OWN_FOLDERS = ['logo', 'host'] as const;

const placeSchema = z.object({
  folder: z.enum(['extras', 'booth-designs', 'projects', ...OWN_FOLDERS], {
    error: 'Say what the image is for: extras, booth-designs, projects, logo or host',
  }),
  name: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lower-case words joined by hyphens' }),
        z.maxLength(60),
      ),
    'image',
  ),
});

/** POST /api/admin/images?folder=&name=: stores the image in its widths and answers 201 with its address. */
export function uploadImageRoute({ bucket, adminIdOf }: UploadDependencies): RequestHandler {
  // Decoding 50 megapixels takes hundreds of megabytes; several at once would take the instance down
  const inTurn = oneAtATime();
  return async (request, response) => {
    const { folder, name } = parseInput(placeSchema, request.query);
    const input = request.body as Buffer;
    const image = await inTurn(() =>
      OWN_FOLDERS.some((own) => own === folder)
        ? processImage(input, folder, adminIdOf(response))
        : processImage(input, name, folder),
    ).catch(refuse);
    await storeImage(bucket(), image.files);
    const { url, width, height } = image;
    response.status(201).json({ success: true, url, width, height });
  };
}

function refuse(error: unknown): never {
  throw error instanceof ImageRefused ? imageProblem(error) : error;
}

/** A refused image as an answer: 415 for a wrong type, 413 for too large, 400 `invalid` for damaged. */
function imageProblem({ code, message }: ImageRefused): Problem {
  if (code === 'unreadable') return invalid({ image: message });
  const problem = new Problem(code === 'too-large' ? 'too-large' : 'unsupported-media-type');
  problem.message = message;
  return problem;
}
