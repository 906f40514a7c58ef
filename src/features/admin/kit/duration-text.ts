/** From here on, days say more than hours. */
const MANY_HOURS = 48;

/** Formats whole minutes: '25 min', '3 h 10 min', '4 days'. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY_HOURS) return `${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
