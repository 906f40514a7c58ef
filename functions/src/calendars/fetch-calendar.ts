import type { ConnectCalendar } from '../../../src/domain/schemas/calendar.ts';
import {
  FetchFailure,
  type GuardedAnswer,
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
 * Fetches a calendar's file and its version, which is empty if the server sends none; null if it is still `etag`.
 * @throws CalendarUnreadable
 */
export async function fetchCalendar(
  { url }: ConnectCalendar,
  etag: string,
  { network, limits, now }: CalendarLine,
): Promise<Pick<GuardedAnswer, 'text' | 'etag'> | null> {
  const headers = { accept: 'text/calendar, */*;q=0.1', ...(etag && { 'if-none-match': etag }) };
  const answer = await guardedFetch(url, { headers }, limits, network).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new CalendarUnreadable(error.code, { text: error.message }) : error;
  });
  if (etag && answer.status === 304) return null;
  if (answer.status !== 200) throw refusal(answer, now);
  return answer;
}

function refusal({ status, retryAfter }: GuardedAnswer, now: Date): CalendarUnreadable {
  if (status === 401) return new CalendarUnreadable('asks-password');
  if (status === 403) return new CalendarUnreadable('refused');
  if ([404, 410].includes(status)) return new CalendarUnreadable('no-calendar');
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
