import type { Occurrence } from './series.ts';

/** A time between two instants. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

const MAX_INTERVALS = 3_000;
/** Occurrences to collect before they are merged, so that memory stays bounded. */
const MAX_UNMERGED = 50_000;
const AHEAD_MS = 60 * 24 * 3_600_000;

/** Collects busy occurrences within a range. */
export class BusyList {
  readonly #range: Interval;
  readonly #now: number;
  #spans: (readonly [from: number, until: number])[] = [];
  #count = 0;
  #next = Number.POSITIVE_INFINITY;

  constructor(range: Interval, now: Date) {
    this.#range = range;
    this.#now = now.getTime();
  }

  add({ start, from, until }: Occurrence): void {
    if (until <= from) return;
    if (start >= this.#now && start < this.#now + AHEAD_MS) {
      this.#count += 1;
      this.#next = Math.min(this.#next, start);
    }
    const span = [
      Math.max(from, this.#range.from.getTime()),
      Math.min(until, this.#range.until.getTime()),
    ] as const;
    if (span[0] < span[1]) this.#spans.push(span);
    if (this.#spans.length > MAX_UNMERGED) this.#spans = merged(this.#spans);
  }

  /** Returns the nearest times by start, merged. */
  intervals(): Interval[] {
    return merged(this.#spans)
      .slice(0, MAX_INTERVALS)
      .map(([from, until]) => ({ from: new Date(from), until: new Date(until) }));
  }

  /** Returns how many occurrences start in the next 60 days, and when the first one does. */
  ahead(): { count: number; next: Date | null } {
    return { count: this.#count, next: this.#count > 0 ? new Date(this.#next) : null };
  }
}

function merged(spans: (readonly [from: number, until: number])[]) {
  const result: (readonly [from: number, until: number])[] = [];
  for (const [from, until] of spans.sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && last[1] >= from) result[result.length - 1] = [last[0], Math.max(last[1], until)];
    else result.push([from, until]);
  }
  return result;
}
