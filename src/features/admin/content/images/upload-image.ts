import { MAX_UPLOAD_BYTES } from '../../../../domain/media.ts';
import { AdminApiError, refusedBy, sessionEnded } from '../../../../lib/admin-api.ts';
import { auth } from '../../../../lib/firebase/auth.ts';
import { UNREACHABLE } from '../../../../lib/firebase/failure-text.ts';
import { recordIn } from '../../../../lib/json-record.ts';

/** Folder and name of an image; the server creates its URL. */
export interface ImagePlace {
  readonly folder: 'extras' | 'booth-designs' | 'projects' | 'logo';
  /** Description in lower-case words joined by hyphens; part of the URL. */
  readonly name?: string | undefined;
}

export interface UploadOptions extends ImagePlace {
  readonly file: Blob;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Cancels the upload; the promise rejects with an AbortError. */
  readonly signal: AbortSignal;
}

/**
 * Sends an image to POST /api/admin/images as the signed-in administrator.
 * @returns the stored image's URL under /media/
 * @throws AdminApiError with the server's text; DOMException 'AbortError' when cancelled (see isCancelled)
 */
export async function uploadImage(options: UploadOptions): Promise<string> {
  const user = auth.currentUser;
  if (!user) throw sessionEnded();
  return send(options, await user.getIdToken());
}

/** True for a cancelled upload, which needs no message. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Uses XMLHttpRequest, since fetch has no upload progress. */
function send({ file, folder, name, onProgress, signal }: UploadOptions, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal.aborted) return abort();
    if (file.size > MAX_UPLOAD_BYTES)
      return reject(new AdminApiError(413, 'The image is larger than 10 MB.'));

    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/images?${new URLSearchParams({ folder, ...(name ? { name } : {}) })}`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 201) resolve(recordIn(responseText)['url'] as string);
      else reject(refusedBy(status, responseText));
    });
    request.addEventListener('error', () => reject(new AdminApiError(0, UNREACHABLE)));
    request.addEventListener('abort', abort);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
