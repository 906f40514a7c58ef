/** The names of slots and the zone they are in: no date arithmetic, so that any page may load them. */

/** The zone in which slots are offered and stored. */
export const NEW_YORK = 'America/New_York';

/** The 24 hourly labels '12:00 AM' to '11:00 PM', in the order of the day. */
export const SLOT_LABELS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
);

/** True for one of the 24 slot labels, spelled exactly so. */
export function isSlotLabel(text: string): boolean {
  return SLOT_LABELS.includes(text);
}
