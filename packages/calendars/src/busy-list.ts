import { millisecondsOf } from './calendar-event.ts';
import type { Component } from './calendar-parts.ts';
import { periodOf } from './calendar-times.ts';
import { datesOf, parameterOf } from './content-lines.ts';
import type { Occurrence, Span } from './series.ts';
import type { UnreadEvents } from './unread-events.ts';
import { type CalendarZones, instantOf } from './zone-names.ts';

/** A time between two instants. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

const MAX_INTERVALS = 3_000;
/** Occurrences to collect before they are merged, so that memory stays bounded. */
const MAX_UNMERGED = 50_000;
const HOUR_MS = 3_600_000;
const AHEAD_MS = 60 * 24 * HOUR_MS;

/** Collects busy occurrences within a range. */
export class BusyList {
  readonly #range: Span;
  readonly #now: number;
  #spans: Span[] = [];
  #count = 0;
  #next = Number.POSITIVE_INFINITY;

  constructor(range: Span, now: number) {
    this.#range = range;
    this.#now = now;
  }

  add({ start, from, until }: Occurrence): void {
    if (until <= from) return;
    if (start >= this.#now && start < this.#now + AHEAD_MS) {
      this.#count += 1;
      this.#next = Math.min(this.#next, start);
    }
    const span = { from: Math.max(from, this.#range.from), until: Math.min(until, this.#range.until) };
    if (span.from < span.until) this.#spans.push(span);
    if (this.#spans.length > MAX_UNMERGED) this.#spans = merged(this.#spans);
  }

  /**
   * Returns the times by start, merged; if there are too many, by whole hours, and at most the nearest ones.
   * @param report gets the reason if they are not all, or not exact
   */
  intervals(report: (reason: string) => void): Interval[] {
    let spans = merged(this.#spans);
    if (spans.length > MAX_INTERVALS) {
      report('There are so many busy times that whole hours are closed.');
      spans = merged(
        spans.map(({ from, until }) => ({
          from: Math.floor(from / HOUR_MS) * HOUR_MS,
          until: Math.ceil(until / HOUR_MS) * HOUR_MS,
        })),
      );
    }
    if (spans.length > MAX_INTERVALS) {
      report(`Only the first ${MAX_INTERVALS.toLocaleString('en-US')} busy times count.`);
      spans = spans.slice(0, MAX_INTERVALS);
    }
    return spans.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
  }

  /** Returns how many occurrences start in the next 60 days, and when the first one does. */
  ahead(): { count: number; next: Date | null } {
    return { count: this.#count, next: this.#count > 0 ? new Date(this.#next) : null };
  }
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && last.until >= span.from)
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else result.push(span);
  }
  return result;
}

/** Returns the busy periods of a free-busy answer. */
export function busyPeriodsIn(list: Component, zones: CalendarZones, unread: UnreadEvents): Occurrence[] {
  const lines = list.lines.get('FREEBUSY') ?? [];
  return lines
    .filter((line) => parameterOf(line, 'FBTYPE').toUpperCase() !== 'FREE')
    .flatMap((line) =>
      datesOf(line).flatMap((text) => {
        try {
          const { start, end } = periodOf(text, line);
          const from = instantOf(start, zones);
          if (!end) return { start: from, from, until: from };
          const until = 'clock' in end ? instantOf(end, zones) : from + millisecondsOf(end);
          return { start: from, from, until };
        } catch {
          unread.addUntitled('A busy time could not be read.');
          return [];
        }
      }),
    );
}
