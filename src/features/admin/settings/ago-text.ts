const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on, days say more than hours. */
const MANY_HOURS = 48;

const FORMAT = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago, in words: 'this minute', '4 minutes ago', '3 hours ago', '2 days ago'. */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours === 0) return FORMAT.format(-minutes, 'minute');
  return hours < MANY_HOURS ? FORMAT.format(-hours, 'hour') : FORMAT.format(-Math.floor(hours / 24), 'day');
}
