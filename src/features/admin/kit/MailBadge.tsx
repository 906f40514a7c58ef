import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import type { Mail } from '../../../domain/records/mail.ts';

const STATES: Readonly<Record<Mail['state'], { text: string; tone: BadgeTone }>> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  sending: { text: 'Waiting', tone: 'warning' },
  sent: { text: 'Sent', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
};

/** 'Waiting', 'Sent' or 'Failed'. */
export function MailBadge({ mail }: { mail: Mail }) {
  const { text, tone } = STATES[mail.state] ?? STATES.waiting;
  return <Badge tone={tone}>{text}</Badge>;
}
