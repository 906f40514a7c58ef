import { messages } from '../domain/messages.ts';
import { UNREACHABLE } from './firebase/failure-text.ts';

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

/** An upload that was refused or did not get through; `message` is for a person, `status` 0 means no answer. */
export class UploadError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'UploadError';
    this.status = status;
  }
}

/** The server's limit (design, section 5); what is larger is not sent at all. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/**
 * Sends an image to POST /api/admin/images. XMLHttpRequest, since fetch tells nothing about what has been sent.
 * @throws UploadError with the server's text
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
    if (file.size > MAX_UPLOAD_BYTES) return reject(new UploadError(413, 'The image is larger than 10 MB.'));

    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/images?${new URLSearchParams({ folder, ...(name ? { name } : {}) })}`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = recordIn(request.responseText);
      if (request.status === 201) resolve(answer as unknown as UploadedImage);
      else reject(new UploadError(request.status, errorIn(request.status, answer)));
    });
    request.addEventListener('error', () => reject(new UploadError(0, UNREACHABLE)));
    request.addEventListener('abort', abort);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function errorIn(status: number, answer: Record<string, unknown>): string {
  if (typeof answer['error'] === 'string') return answer['error'];
  return status === 401 ? messages.access.sessionEnded : `The server answered ${status}.`;
}

function recordIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
