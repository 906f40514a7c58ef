import type { FetchFailure } from '../http/guarded-fetch.ts';
import { Problem } from '../http/problem.ts';

const FAILURES = {
  'not-a-calendar': 'This is not a calendar.',
  'no-calendar': 'There is no calendar at this address.',
  forbidden: 'There is no calendar at this address, or this account may not read it.',
  'only-tasks': 'This list has tasks only, no events.',
  refused: 'The server refused this address.',
  'asks-password': 'The server asks for a password. Choose CalDAV, or use the private address.',
  password: 'The user name or password was refused.',
  'not-caldav': 'This address does not understand CalDAV.',
  incomplete: 'The server sends only a part of this calendar.',
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

/**
 * Thrown if a calendar cannot be read for a reason that its owner may be able to fix. The text is shown next to its
 * field.
 */
export class CalendarUnreadable extends Problem {
  readonly reason: Reason;
  readonly retryAt: Date | undefined;

  constructor(reason: Reason, { text = FAILURES[reason as keyof typeof FAILURES], retryAt }: Details = {}) {
    super('calendar-unreadable', { text, fields: { [reason === 'password' ? 'password' : 'url']: text } });
    this.name = 'CalendarUnreadable';
    this.reason = reason;
    this.retryAt = retryAt;
  }
}
