/** Dates, durations and periods in iCalendar text (RFC 5545, 3.3). */
import { datesOf, parameterOf, zoneNameOf } from './content-lines.ts';

export const DAY_MS = 24 * 3_600_000;

/** A point on some clock. Clocks are counted in milliseconds since 1970, as if they were in UTC. */
export interface ClockTime {
  readonly clock: number;
  /** True for a whole day; `clock` is its midnight. */
  readonly isDay: boolean;
  readonly isUtc: boolean;
  /** Name of its zone; empty for UTC, or if the file does not name one. */
  readonly tzid: string;
}

/** A length: days by the calendar, so that they may have 23 or 25 hours, then exact milliseconds. */
export interface Length {
  readonly days: number;
  readonly ms: number;
}

/** A start, with an end or a length if it is a period. */
export interface Period {
  readonly start: ClockTime;
  readonly end: ClockTime | Length | null;
}

/** Thrown if a part of an event makes no sense. The message is a sentence for people. */
export class Unclear extends Error {}

/** With dashes and colons, too (ISO 8601's extended form), as hand-made feeds write them. */
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z)?)?$/i;
const DURATION =
  /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,8})S)?)?$/i;

/** First year that counts: Outlook dates its zones from 1601, and an unset date in .NET is in the year 1. */
const FIRST_YEAR = 1601;

/** Returns the first time in a line; undefined without a line. @throws Unclear */
export function timeIn(line = ''): ClockTime | undefined {
  const [text] = datesOf(line);
  return text === undefined ? undefined : timeOf(text, line);
}

/** Returns a time, or a period '20261201T100000/PT1H', of a line. @throws Unclear */
export function periodOf(text: string, line: string): Period {
  const [from = '', until] = text.split('/');
  const start = timeOf(from, line);
  return { start, end: until === undefined ? null : (durationOf(until) ?? timeOf(until, line)) };
}

/**
 * Returns a time of a line. Home Assistant and ZideStore write a date without `VALUE=DATE`; it is one by its form.
 * @throws Unclear
 */
export function timeOf(text: string, line: string): ClockTime {
  const [, year, month, day, hour, minute, second = '0', utc] = TIME.exec(text) ?? [];
  const isDay = hour === undefined || parameterOf(line, 'VALUE').toUpperCase() === 'DATE';
  const date = new Date(Date.UTC(Math.max(Number(year), FIRST_YEAR), Number(month) - 1, Number(day)));
  if (date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    throw new Unclear(`"${text.slice(0, 20)}" is no date.`);
  const ofDay = isDay ? 0 : ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  const isUtc = utc !== undefined && !isDay;
  return { clock: date.getTime() + ofDay, isDay, isUtc, tzid: isUtc || isDay ? '' : zoneNameOf(line) };
}

/** Returns a duration; null if the text is none. */
export function durationOf(text: string): Length | null {
  const match = DURATION.exec(text.trim());
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((digits) => Number(digits ?? 0));
  const sign = match[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

export function midnightOf(clock: number): number {
  return Math.floor(clock / DAY_MS) * DAY_MS;
}

/** Returns '20261201T150000Z', the form that rules are expanded in. */
export function clockText(clock: number): string {
  return new Date(clock).toISOString().replace(/[-:]|\.\d+/g, '');
}
