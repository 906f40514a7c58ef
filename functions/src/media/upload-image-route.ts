import type { RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/media.ts';
import { invalid, type Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import type { Bucket } from '../platform/firebase.ts';
import { ImageRefused, type oneAtATime, processImage, storeImage } from './process-image.ts';
import { mediaName, readBytes, refusal } from './read-upload.ts';

const { message: TOO_LARGE } = new ImageRefused('too-large');
const { message: UNSUPPORTED } = new ImageRefused('unsupported-type');

/** Middleware that leaves the bytes of the request in `request.body`; 413 if there are too many. */
export const readImage = readBytes(MAX_UPLOAD_BYTES, { tooLarge: TOO_LARGE, encoded: UNSUPPORTED });

interface UploadDependencies {
  readonly bucket: () => Bucket;
  /** Id of the uploading administrator, which is the folder of their logo and photo. */
  readonly adminIdOf: (response: Response) => string;
  /** Decoding 50 megapixels takes hundreds of megabytes; several at once would take the instance down. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/** Stored in the administrator's folder, under this name. */
const OWN_FOLDERS = ['logo', 'host'] as const;

const placeSchema = z.object({
  folder: z.enum(['extras', 'booth-designs', 'projects', ...OWN_FOLDERS], {
    error: 'Say what the image is for: extras, booth-designs, projects, logo or host',
  }),
  name: mediaName('image'),
});

/** POST /api/admin/images?folder=&name=: stores the image in its widths and answers 201 with its address. */
export function uploadImageRoute({ bucket, adminIdOf, inTurn }: UploadDependencies): RequestHandler {
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
  return refusal(code === 'too-large' ? 'too-large' : 'unsupported-media-type', message);
}
