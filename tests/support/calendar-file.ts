/** Calendar files for tests, and what they mean. */
import {
  type CalendarReading,
  type ReadingOptions,
  readingOf,
} from '../../packages/calendars/src/calendar-reading.ts';

export const RANGE = { from: new Date('2026-11-25T05:00:00Z'), until: new Date('2027-12-30T00:00:00Z') };

/** Returns a calendar file with these events, each a list of lines. */
export function calendar(...events: string[][]): string {
  const lines = events.flatMap((event, index) => {
    const uid = event.some((line) => line.startsWith('UID')) ? [] : [`UID:${index}@calendar.test`];
    return ['BEGIN:VEVENT', ...uid, ...event, 'END:VEVENT'];
  });
  return file(...lines);
}

export function file(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Reads a file as the calendar of an administrator with two addresses, unless changed; null if it is none. */
export function readingIn(file: string, changes: Partial<ReadingOptions> = {}): CalendarReading | null {
  return readingOf(file, {
    range: RANGE,
    now: RANGE.from,
    owner: ['ada@booth.example', 'ada@home.example'],
    countsUnanswered: false,
    zone: 'America/New_York',
    isOwn: (uid) => uid.startsWith('own-'),
    ...changes,
  });
}

export function read(file: string): CalendarReading {
  const reading = readingIn(file);
  if (!reading) throw new Error('This is no calendar');
  return reading;
}

/** Returns busy times as text: '12-01T15:00/12-01T16:00' in UTC, with the year only if it is not 2026. */
export function busy(file: string): string[] {
  const short = (instant: Date) => instant.toISOString().slice(0, 16).replace('2026-', '');
  return read(file).busy.map(({ from, until }) => `${short(from)}/${short(until)}`);
}

export const TEN = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
