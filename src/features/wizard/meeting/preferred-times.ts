/** Preferred times for a meeting arranged later. */
import { zoneInWords } from '../../../components/meeting-time/meeting-times.ts';
import type { PreferredTimes } from '../../../domain/wizard/draft.ts';

/** Time windows to choose from. */
export const WINDOWS = ['Weekday mornings', 'Weekday afternoons', 'Weekday evenings', 'Weekends'] as const;

export const NO_PREFERENCE: PreferredTimes = { windows: [], note: '', mayRemind: false };

/** Text for the quote: the ticked windows in order, each with its time zone, then the note. */
export function preferredLines(preferred: PreferredTimes | null, zone: string, now: Date): string[] {
  const { windows, note } = preferred ?? NO_PREFERENCE;
  const ticked = WINDOWS.filter((window) => windows.includes(window));
  return [...ticked.map((window) => `${window} (${zoneInWords(zone, now)})`), note.trim()].filter(Boolean);
}
