import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { Mail } from '../../../../domain/records/mail.ts';
import { isOverdue } from './MailBadge.tsx';

const NOW = new Date('2026-11-21T14:00:00Z');
const minutesAgo = (minutes: number) => Timestamp.fromMillis(NOW.getTime() - minutes * 60_000);

test.each<[Mail['state'], number, boolean]>([
  ['waiting', 1, false],
  ['waiting', 15, false],
  ['waiting', 16, true],
  ['sending', 16, true],
  ['sent', 600, false],
  ['failed', 0, true],
])('a mail that is %s after %i minutes is overdue: %s', (state, minutes, expected) => {
  expect(isOverdue({ state, created_at: minutesAgo(minutes) }, NOW)).toBe(expected);
});

test('a held-back mail is overdue only long after its release time', () => {
  const held = { state: 'waiting', created_at: minutesAgo(20), not_before: minutesAgo(5) } as const;
  expect(isOverdue(held, NOW)).toBe(false);
  expect(isOverdue({ ...held, not_before: minutesAgo(16) }, NOW)).toBe(true);
});
