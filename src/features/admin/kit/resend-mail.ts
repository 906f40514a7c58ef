import { adminPost } from '../../../lib/admin-post.ts';

/**
 * POST /api/admin/mail/:id/resend: puts a mail back into the queue.
 * @throws AdminApiError with the server's text
 */
export async function resendMail(id: string): Promise<void> {
  await adminPost(`mail/${encodeURIComponent(id)}/resend`);
}
