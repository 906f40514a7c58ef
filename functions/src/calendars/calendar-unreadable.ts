import type { FetchFailure } from '../http/guarded-fetch.ts';
import { Problem } from '../http/problem.ts';

const FAILURES = {
  'not-a-calendar': 'This is not a calendar.',
  'no-calendar': 'There is no calendar at this address.',
  refused: 'The server refused this address.',
  password: 'The user name or password was refused.',
  'too-complex': 'This calendar is too large or too complex to read.',
  sealed: 'The stored address can no longer be decrypted. Please connect the calendar again.',
} as const;

/**
 * Thrown if a calendar cannot be read for a reason that its owner may be able to fix. The text is shown next to its
 * field.
 */
export class CalendarUnreadable extends Problem {
  readonly reason: keyof typeof FAILURES | FetchFailure['code'] | 'server-error';

  constructor(
    reason: CalendarUnreadable['reason'],
    text: string = FAILURES[reason as keyof typeof FAILURES],
  ) {
    super('calendar-unreadable', { text, fields: { [reason === 'password' ? 'password' : 'url']: text } });
    this.name = 'CalendarUnreadable';
    this.reason = reason;
  }
}
