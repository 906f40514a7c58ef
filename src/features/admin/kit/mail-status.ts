import type { Mail } from '../../../domain/records/mail.ts';

/** Most mails leave within seconds; one that takes longer is worth knowing of, since somebody waits for it. */
const LATE_MS = 15 * 60_000;

/** Whether an administrator should know that this mail has not left: it was given up, or it has waited for long. */
export function isOverdue(
  { state, created_at, not_before }: Pick<Mail, 'state' | 'created_at' | 'not_before'>,
  now: Date,
): boolean {
  if (state === 'sent') return false;
  // One that is held back on purpose has waited for nobody until it may leave
  const since = not_before ?? created_at;
  return state === 'failed' || now.getTime() - since.toMillis() > LATE_MS;
}
