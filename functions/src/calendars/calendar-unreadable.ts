import type { FetchFailure } from '../http/guarded-fetch.ts';

const FAILURES = {
  'not-a-calendar': 'This is not a calendar.',
  'no-calendar': 'There is no calendar at this address.',
  refused: 'The server refused this address.',
  password: 'The user name or password was refused.',
  'too-many-events': 'This calendar has too many events.',
  'too-complex': 'Reading this calendar takes too long.',
  sealed: 'The stored address can no longer be decrypted. Please connect the calendar again.',
} as const;

export type CalendarField = 'url' | 'password';

/** A calendar that cannot be read, for a reason that its owner may be able to change. The message is for people. */
export class CalendarUnreadable extends Error {
  readonly code: keyof typeof FAILURES | FetchFailure['code'] | 'server-error';
  readonly field: CalendarField;

  constructor(code: CalendarUnreadable['code'], message: string = FAILURES[code as keyof typeof FAILURES]) {
    super(message);
    this.name = 'CalendarUnreadable';
    this.code = code;
    this.field = code === 'password' ? 'password' : 'url';
  }
}
