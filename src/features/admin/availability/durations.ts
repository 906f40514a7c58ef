/** From this many hours on, a duration is given in days. */
const MANY_HOURS = 48;

/** Formats the time until a meeting: 'in 25 min', 'in 3 h 10 min', 'in 4 days'; 'now' from its start on. */
export function countdown(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return 'now';
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY_HOURS) return `in ${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** Formats an age: 'this minute', '4 minutes ago', '3 hours ago'; from two days on in days. */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return AGO.format(-minutes, 'minute');
  return hours < MANY_HOURS ? AGO.format(-hours, 'hour') : AGO.format(-Math.floor(hours / 24), 'day');
}
