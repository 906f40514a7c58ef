import { sessionEnded } from '../../../lib/admin-api.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import { sendImage, type UploadedImage, type UploadOptions } from './send-image.ts';

/**
 * Uploads an image as the signed-in administrator: `await uploadImage({ file, folder: 'extras', name, onProgress, signal })`.
 * @throws AdminApiError with the server's text; DOMException 'AbortError' when cancelled (see isCancelled)
 */
export async function uploadImage(options: Omit<UploadOptions, 'token'>): Promise<UploadedImage> {
  const user = auth.currentUser;
  if (!user) throw sessionEnded();
  return sendImage({ ...options, token: await user.getIdToken() });
}

/** True for the rejection of an upload that was cancelled: nothing to tell. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
