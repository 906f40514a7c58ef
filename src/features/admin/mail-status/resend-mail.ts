import { AdminApiError, refusedBy, sessionEnded } from '../../../lib/admin-api.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import { UNREACHABLE } from '../../../lib/firebase/failure-text.ts';

const PATIENCE_MS = 20_000;

/**
 * POST /api/admin/mail/:id/resend: puts a mail back into the queue.
 * @throws AdminApiError with the server's text
 */
export async function resendMail(id: string): Promise<void> {
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw sessionEnded();
  const response = await fetch(`/api/admin/mail/${encodeURIComponent(id)}/resend`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new AdminApiError(0, UNREACHABLE);
  });
  if (!response.ok) throw refusedBy(response.status, await response.text().catch(() => ''));
}
