const FORMAT = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago, in words: 'this minute', '4 minutes ago', '3 hours ago'; from two days on in days. */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return FORMAT.format(-minutes, 'minute');
  return hours < 48 ? FORMAT.format(-hours, 'hour') : FORMAT.format(-Math.floor(hours / 24), 'day');
}
