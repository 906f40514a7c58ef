import type { Interval } from '../../../src/domain/booking/meeting-rules.ts';
import { busyTimes } from './busy-times.ts';

export interface CalendarReading {
  readonly busy: Interval[];
  /** Occurrences that start in the next 60 days. */
  readonly ahead: { readonly count: number; readonly next: Date | null };
  readonly unread: {
    readonly count: number;
    readonly examples: readonly { readonly title: string; readonly reason: string }[];
  };
  readonly guessedZones: readonly { readonly name: string; readonly used: string }[];
}

const AHEAD_MS = 60 * 24 * 3_600_000;

/** Reads the events in a calendar's files within `range`. @throws CalendarUnreadable */
export async function readFiles(
  files: readonly string[],
  {
    range,
    now,
  }: {
    readonly range: Interval;
    readonly now: Date;
    /** The owner's addresses, in lower case. */
    readonly owner: readonly string[];
    readonly countsUnanswered: boolean;
  },
): Promise<CalendarReading> {
  const busy = busyTimes(files, range);
  const starts = busy
    .map(({ from }) => from)
    .filter((from) => from >= now && from.getTime() < now.getTime() + AHEAD_MS);
  return {
    busy,
    ahead: { count: starts.length, next: starts[0] ?? null },
    unread: { count: 0, examples: [] },
    guessedZones: [],
  };
}
