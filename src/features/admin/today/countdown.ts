const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on, days say more than hours. */
const MANY_HOURS = 48;

/** How long until a meeting begins, in words: 'in 25 min', 'in 3 h 10 min', 'in 4 days', or 'now' until it ends. */
export function countdown(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'now';
  if (minutes < HOUR_MINUTES) return `in ${minutes} min`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours >= MANY_HOURS) return `in ${Math.floor(hours / 24)} days`;
  const rest = minutes % HOUR_MINUTES;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}
