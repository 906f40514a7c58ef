import type { RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { parseInput } from '../http/parse-input.ts';
import type { Bucket } from '../platform/firebase.ts';
import { imageProblem } from './image-problem.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { ImageRefused, processImage, storeImage } from './process-image.ts';

interface UploadDependencies {
  readonly bucket: () => Bucket;
  /** The administrator who uploads: logos lie in a folder of their own for each. */
  readonly adminIdOf: (response: Response) => string;
}

/** The image's folder and the start of its name. */
const placeSchema = z.object({
  folder: z.enum(['extras', 'booth-designs', 'projects', 'logo'], {
    error: 'Say what the image is for: extras, booth-designs, projects or logo',
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

/** POST /api/admin/images?folder=&name=: stores the image in the body in its widths and answers 201 with its address. */
export function uploadImageRoute({ bucket, adminIdOf }: UploadDependencies): RequestHandler {
  // Decoding 50 megapixels takes hundreds of megabytes, several at once would take the instance down.
  const inTurn = oneAtATime();
  return async (request, response) => {
    const { folder, name } = parseInput(placeSchema, request.query);
    const input = request.body as Buffer;
    const image = await inTurn(() =>
      folder === 'logo'
        ? processImage(input, 'logo', adminIdOf(response))
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
