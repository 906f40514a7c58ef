import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import {
  FetchFailure,
  type GuardedAnswer,
  type GuardedRequest,
  guardedFetch,
  type Limits,
  type Network,
} from '../http/guarded-fetch.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

/** How a calendar's server is reached. */
export interface CalendarLine {
  /** Network access; the internet by default. */
  readonly network?: Network | undefined;
  readonly limits: Limits;
  readonly now: Date;
}

const MAX_WAIT_MS = 24 * 3_600_000;

/**
 * Asks a calendar's server. Returns its answer with one of the `expected` statuses.
 * @throws CalendarUnreadable
 */
export async function askCalendar(
  { kind, url }: Pick<ConnectCalendar, 'kind' | 'url'>,
  request: GuardedRequest,
  expected: readonly number[],
  { network, limits, now }: CalendarLine,
): Promise<GuardedAnswer> {
  const answer = await guardedFetch(url, request, limits, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new CalendarUnreadable(error.code, { text: error.message }) : error;
  });
  if (!expected.includes(answer.status)) throw refusal(answer, kind, now);
  return answer;
}

function refusal(
  { status, retryAfter }: GuardedAnswer,
  kind: ConnectCalendar['kind'],
  now: Date,
): CalendarUnreadable {
  const isDav = kind === 'caldav';
  if (status === 401) return new CalendarUnreadable(isDav ? 'password' : 'asks-password');
  // For a path without a calendar, many servers forbid the query
  if (status === 403) return new CalendarUnreadable(isDav ? 'forbidden' : 'refused');
  if ([404, 405, 410, 501].includes(status)) return new CalendarUnreadable('no-calendar');
  if (status === 415) return new CalendarUnreadable('not-caldav');
  if (status === 507) return new CalendarUnreadable('incomplete');
  if (status < 300) return new CalendarUnreadable('not-a-calendar');
  const retryAt = [429, 503].includes(status) ? retryTime(retryAfter, now) : undefined;
  if (status === 429 || retryAt) {
    const text = 'The server has too much to do and asks us to wait.';
    return new CalendarUnreadable('wait', { text, retryAt });
  }
  return new CalendarUnreadable('server-error', { text: `The server answered with an error (${status}).` });
}

/** Returns the time in `Retry-After`, seconds or a date, at most a day ahead; undefined if there is none. */
function retryTime(retryAfter: string, now: Date): Date | undefined {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  const at = seconds === null ? Date.parse(retryAfter) : now.getTime() + seconds * 1000;
  return at > now.getTime() ? new Date(Math.min(at, now.getTime() + MAX_WAIT_MS)) : undefined;
}
