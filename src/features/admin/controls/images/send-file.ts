import { AdminApiError, refusedBy, sessionEnded } from '../../../../lib/admin-api.ts';
import { auth } from '../../../../lib/firebase/auth.ts';
import { UNREACHABLE } from '../../../../lib/firebase/failure-text.ts';
import { recordIn } from '../../../../lib/json-record.ts';

export interface Sending {
  /** Called with the progress, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export interface FileToSend {
  readonly route: 'images' | 'models';
  readonly file: File;
  readonly folder: string;
  /** Description of the file for its URL; may be empty. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Uploads a file to the API as the signed-in administrator.
 * @returns the response's members
 * @throws AdminApiError with the server's text; DOMException 'AbortError' when canceled
 */
export async function sendFile(
  { route, file, folder, name, query }: FileToSend,
  { onProgress, signal }: Sending,
): Promise<Record<string, unknown>> {
  const user = auth.currentUser;
  if (!user) throw sessionEnded();
  const token = await user.getIdToken();
  // Not fetch, which reports no upload progress
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    if (signal.aborted) return abort();

    const request = new XMLHttpRequest();
    const search = new URLSearchParams({ folder, ...(name && { name }), ...query });
    request.open('POST', `/api/admin/${route}?${search}`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 201) resolve(recordIn(responseText));
      else reject(refusedBy(status, responseText));
    });
    request.addEventListener('error', () => reject(new AdminApiError(0, UNREACHABLE)));
    request.addEventListener('abort', abort);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
