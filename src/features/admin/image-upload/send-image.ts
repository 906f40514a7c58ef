import { MAX_UPLOAD_BYTES } from '../../../domain/media.ts';
import { AdminApiError, refusedBy } from '../../../lib/admin-api.ts';
import { UNREACHABLE } from '../../../lib/firebase/failure-text.ts';
import { recordIn } from '../../../lib/json-record.ts';

/** Where an image belongs; the server picks its address. */
export interface ImagePlace {
  readonly folder: 'extras' | 'booth-designs' | 'projects' | 'logo';
  /** What it shows, in lower-case words joined by hyphens; part of the address. */
  readonly name?: string;
}

export interface UploadOptions extends ImagePlace {
  readonly file: Blob;
  /** The administrator's ID token. */
  readonly token: string;
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Stops the upload; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
}

/** The stored image: its address under /media/ and its size in pixels. */
export interface UploadedImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Sends an image to POST /api/admin/images. XMLHttpRequest, since fetch tells nothing about what has been sent.
 * @throws AdminApiError with the server's text
 */
export function sendImage({
  file,
  token,
  folder,
  name,
  onProgress,
  signal,
}: UploadOptions): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return abort();
    if (file.size > MAX_UPLOAD_BYTES)
      return reject(new AdminApiError(413, 'The image is larger than 10 MB.'));

    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/images?${new URLSearchParams({ folder, ...(name ? { name } : {}) })}`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 201) resolve(recordIn(responseText) as unknown as UploadedImage);
      else reject(refusedBy(status, responseText));
    });
    request.addEventListener('error', () => reject(new AdminApiError(0, UNREACHABLE)));
    request.addEventListener('abort', abort);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
