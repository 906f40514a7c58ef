import type { FetchFailure } from '../http/guarded-fetch.ts';
import { Problem } from '../http/problem.ts';

const FAILURES = {
  'not-a-calendar': 'This is not a calendar.',
  'no-calendar': 'There is no calendar at this address.',
  refused: 'The server refused this address.',
  'asks-password': 'The server asks for a password. Use the private address of your calendar.',
  'too-many-calendars': 'This is one calendar too many. Disconnect one first.',
  'too-complex': 'This calendar is too large or too complex to read.',
  sealed: 'The stored address can no longer be decrypted. Please connect the calendar again.',
} as const;

type Reason = keyof typeof FAILURES | FetchFailure['code'] | 'server-error' | 'wait';

interface Details {
  /** Replaces the text of the reason. */
  readonly text?: string;
  /** When the server may be asked again, if it said so. */
  readonly retryAt?: Date | undefined;
}

/** A calendar cannot be read for a reason that its owner may be able to fix; shown next to its address. */
export class CalendarUnreadable extends Problem {
  readonly reason: Reason;
  readonly retryAt: Date | undefined;

  constructor(reason: Reason, { text = FAILURES[reason as keyof typeof FAILURES], retryAt }: Details = {}) {
    super('calendar-unreadable', { text, fields: { url: text } });
    this.name = 'CalendarUnreadable';
    this.reason = reason;
    this.retryAt = retryAt;
  }
}
