/**
 * Expands recurrence rules. rrule-temporal works in steps: it ends with impossible rules (February 30), which keep
 * ical.js searching forever (https://github.com/kewisch/ical.js/issues/1038), and starts near the wanted dates.
 * Everything is calculated on the clock of the series, as if it were in UTC: fast, and the same for every zone.
 */
import { RRuleTemporal } from 'rrule-temporal';
import { clockText, DAY_MS, timeOf, Unclear } from './calendar-times.ts';

/** Longer rules are none that people made. */
const MAX_LENGTH = 1_000;
const MAX_TIMES_A_DAY = 24;
/** Maximum steps that a rule may cost. A daily event of 27 years with a COUNT has 10,000. */
const BUDGET = { maxIterations: 10_000, maxCandidateEvaluations: 20_000 };
/** Maximum steps of a rule with a part of which each step costs half a millisecond: 38 years of weeks. */
const COSTLY_BUDGET = { ...BUDGET, maxIterations: 2_000 };
const COSTLY_PARTS = ['BYSETPOS', 'BYWEEKNO', 'BYYEARDAY', 'RSCALE', 'BYHOUR', 'BYMINUTE', 'BYSECOND'];

const TOO_OFTEN = 'It repeats too often.';
const TOO_COMPLEX = 'Its repetition is too complex.';

/** The dates to find; clocks as in calendar-times.ts. */
export interface Search {
  readonly start: number;
  readonly isDay: boolean;
  readonly from: number;
  readonly until: number;
  /** Brings UNTIL to the series' clock, as clockText writes it, or without a time. @throws Unclear */
  readonly untilOf: (text: string) => string;
}

/**
 * Returns the clocks of a rule's occurrences between two clocks.
 * @throws Unclear if the rule is malformed, repeats more than hourly, or costs more than an event may
 */
export function expandRule(text: string, search: Search): number[] {
  const { start, from, until } = search;
  const parts = partsOf(text, search.isDay);
  if (Number(parts.get('COUNT') ?? 1) < 1) return [];
  const end = parts.get('UNTIL');
  if (end !== undefined) parts.set('UNTIL', search.untilOf(end));
  const plain = plainClocks(parts, search);
  if (plain) return plain;
  const budget = COSTLY_PARTS.some((name) => parts.has(name)) ? COSTLY_BUDGET : BUDGET;
  const rule = [...parts].map((part) => part.join('=')).join(';');
  try {
    return new RRuleTemporal({ rruleString: `DTSTART:${clockText(start)}\nRRULE:${rule}`, ...budget })
      .between(new Date(from), new Date(until), true)
      .map((time) => time.epochMilliseconds);
  } catch (error) {
    const isCostly = String(error).includes('exceeded');
    throw new Unclear(isCostly ? TOO_COMPLEX : 'Its repetition could not be read.');
  }
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Returns the clocks of a rule that repeats every so many days, or each week on some days; null for any other. Most rules
 * do, and the library takes some 50 µs for each date: a hundred daily events would take seconds.
 */
function plainClocks(parts: ReadonlyMap<string, string>, { start, from, until }: Search): number[] | null {
  const { FREQ = '', INTERVAL = '1', COUNT, UNTIL, BYDAY, WKST: _, ...others } = Object.fromEntries(parts);
  const length = { DAILY: 1, WEEKLY: 7 }[FREQ];
  const areNumbers = [INTERVAL, COUNT ?? '1'].every((number) => /^[1-9]\d{0,5}$/.test(number));
  const isList = BYDAY !== undefined;
  if (!length || !areNumbers || Object.keys(others).length > 0) return null;
  if (isList && (FREQ !== 'WEEKLY' || INTERVAL !== '1' || COUNT)) return null;
  const step = Number(INTERVAL) * length * DAY_MS;
  const days = new Set(isList ? BYDAY.split(',').map((day) => WEEKDAYS.indexOf(day)) : []);
  if (days.has(-1)) return null;
  const weekday = new Date(start).getUTCDay();
  const firsts = isList ? [...days].map((day) => start + ((day - weekday + 7) % 7) * DAY_MS) : [start];
  const end = UNTIL === undefined ? null : timeOf(UNTIL, '');
  const last = Math.min(
    until,
    end ? end.clock + (end.isDay ? DAY_MS - 1 : 0) : until,
    COUNT ? start + (Number(COUNT) - 1) * step : until,
  );
  const clocks = firsts.flatMap((first) => {
    const near = first + Math.max(0, Math.ceil((from - first) / step)) * step;
    return Array.from(
      { length: Math.max(0, Math.floor((last - near) / step) + 1) },
      (_, index) => near + index * step,
    );
  });
  return clocks.sort((one, other) => one - other);
}

/** Returns a rule's parts. Lower case, empty parts (`FREQ=DAILY;;`) and escaped separators occur in hand-made feeds. */
function partsOf(text: string, isDay: boolean): Map<string, string> {
  if (text.length > MAX_LENGTH) throw new Unclear(TOO_COMPLEX);
  const parts = new Map(
    text
      .replaceAll('\\', '')
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2).map((word) => word.trim()) as [string, string])
      .filter(([name, value]) => name && value),
  );
  const frequency = parts.get('FREQ') ?? '';
  if (/^(?:SECOND|MINUTE|HOUR)LY$/.test(frequency)) throw new Unclear(TOO_OFTEN);
  const times = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
  // Without a meaning for whole days (RFC 5545, 3.3.10); Lotus Notes writes them
  if (isDay) for (const name of times) parts.delete(name);
  const perDay = times.reduce((product, name) => product * (parts.get(name)?.split(',').length ?? 1), 1);
  if (perDay > MAX_TIMES_A_DAY) throw new Unclear(TOO_OFTEN);
  // Years of other calendars cost seconds
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') throw new Unclear(TOO_COMPLEX);
  return parts;
}
