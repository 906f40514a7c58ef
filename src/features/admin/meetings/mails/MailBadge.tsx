import { Badge, type BadgeTone } from '../../../../components/Badge.tsx';
import type { Mail } from '../../../../domain/records/mail.ts';

/** Waits longer than this get a badge: most mails are sent within seconds. */
const LATE_MS = 15 * 60_000;

/** True if an administrator should know about this mail, because it failed or has waited too long. */
export function isOverdue(
  { state, created_at, not_before }: Pick<Mail, 'state' | 'created_at' | 'not_before'>,
  now: Date,
): boolean {
  if (state === 'sent') return false;
  // A delayed mail starts waiting when it may be sent
  const since = not_before ?? created_at;
  return state === 'failed' || now.getTime() - since.toMillis() > LATE_MS;
}

const STATES: Readonly<Record<Mail['state'], { text: string; tone: BadgeTone }>> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  sending: { text: 'Waiting', tone: 'warning' },
  sent: { text: 'Sent', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
};

export function MailBadge({ mail }: { mail: Mail }) {
  const { text, tone } = STATES[mail.state] ?? STATES.waiting;
  return <Badge tone={tone}>{text}</Badge>;
}
