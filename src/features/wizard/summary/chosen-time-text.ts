import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';

const SHORT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/**
 * The chosen time on the clock of its zone, such as 'Tue, Dec 8, 10:00 AM'; null while none is chosen. In a zone that this
 * browser does not know it is the browser's own, as in the meeting step. By `Intl`: luxon comes with that step only.
 */
export function chosenTimeText(meeting: ChosenMeeting | null): string | null {
  if (!meeting?.slot) return null;
  const start = new Date(meeting.slot.startsAt);
  try {
    return textIn(meeting.timeZone, start);
  } catch {
    return textIn(undefined, start);
  }
}

function textIn(timeZone: string | undefined, start: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...SHORT, timeZone }).format(start).replace(/\s/g, ' ');
}
