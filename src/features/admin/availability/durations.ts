/** From this many hours on, a duration is given in days. */
const MANY_HOURS = 48;

/** Formats whole minutes: '25 min', '3 h 10 min', '4 days'. */
function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY_HOURS) return `${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats the time until a meeting: 'in 25 min', 'in 3 h 10 min', 'in 4 days'; 'now' from its start on. */
export function countdown(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  return minutes <= 0 ? 'now' : `in ${durationText(minutes)}`;
}

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** Formats an age: 'this minute', '4 minutes ago', '3 hours ago'; from two days on in days. */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return AGO.format(-minutes, 'minute');
  return hours < MANY_HOURS ? AGO.format(-hours, 'hour') : AGO.format(-Math.floor(hours / 24), 'day');
}
