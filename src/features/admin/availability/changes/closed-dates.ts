import { MAX_CLOSED_DATES } from '../../../../domain/records/weekly-hours.ts';

/** Returns the closed dates with `added`, in order, without those before `today`. */
export function withClosed(closed: readonly string[], added: readonly string[], today: string): string[] {
  return [...new Set([...closed, ...added])]
    .filter((date) => date >= today)
    .sort()
    .slice(0, MAX_CLOSED_DATES);
}
