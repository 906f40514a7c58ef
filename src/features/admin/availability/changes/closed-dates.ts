import { MAX_CLOSED_DATES } from '../../../../domain/records/weekly-hours.ts';

/** The dates that stay closed once `added` do, too, in order; those before `today` are forgotten. */
export function withClosed(closed: readonly string[], added: readonly string[], today: string): string[] {
  return [...new Set([...closed, ...added])]
    .filter((date) => date >= today)
    .sort()
    .slice(0, MAX_CLOSED_DATES);
}
