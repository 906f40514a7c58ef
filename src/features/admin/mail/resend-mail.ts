import { messages } from '../../../domain/messages.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import { UNREACHABLE } from '../../../lib/firebase/failure-text.ts';

const PATIENCE_MS = 20_000;

/** A refused request; `status` 0 means that no answer came. */
export class ResendError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ResendError';
    this.status = status;
  }
}

/**
 * POST /api/admin/mail/:id/resend: puts a mail back into the queue.
 * @throws ResendError with the server's text
 */
export async function resendMail(id: string): Promise<void> {
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw new ResendError(401, messages.access.sessionEnded);
  const response = await fetch(`/api/admin/mail/${encodeURIComponent(id)}/resend`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new ResendError(0, UNREACHABLE);
  });
  if (response.ok) return;
  const answer = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ResendError(response.status, answer.error ?? `The server answered ${response.status}.`);
}
