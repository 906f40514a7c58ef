import { WEEKDAYS, type Weekday, type WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';

/** After a change of the hours: a job updates the dates. */
export const DATES_FOLLOW = 'Your dates will update in a moment.';

/** Formats a weekday: 'Monday' for 'monday'. */
export function dayName(day: Weekday): string {
  return day[0]?.toUpperCase() + day.slice(1);
}

/** Formats hours, merging consecutive ones: '9:00 AM–12:00 PM, 1:00 PM–5:00 PM'. */
export function hoursText(labels: readonly string[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const [hour, label] of SLOT_LABELS.entries()) {
    if (!labels.includes(label)) continue;
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans.map(({ from, to }) => `${SLOT_LABELS[from]}–${SLOT_LABELS[to % 24]}`).join(', ') || 'Closed';
}

/** Formats a week, merging days with the same hours: 'Mon–Fri 9:00 AM–5:00 PM'. */
export function weekText(hours: WeeklyHours['hours']): string {
  const runs: { from: Weekday; to: Weekday; text: string }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const text = hoursText(hours[day]);
    const last = runs.at(-1);
    if (last && last.text === text && last.to === WEEKDAYS[index - 1]) last.to = day;
    else if (hours[day].length > 0) runs.push({ from: day, to: day, text });
  }
  const short = (day: Weekday) => dayName(day).slice(0, 3);
  return runs
    .map(({ from, to, text }) => `${from === to ? short(from) : `${short(from)}–${short(to)}`} ${text}`)
    .join('; ');
}
