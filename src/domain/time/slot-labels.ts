/** Slot labels and their time zone, without date arithmetic, so that every page can load them. */

/** Time zone of offered and stored slots. */
export const NEW_YORK = 'America/New_York';

/** The 24 hourly labels '12:00 AM' to '11:00 PM', in order. */
export const SLOT_LABELS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
);

/** True for one of the 24 slot labels, in exactly this spelling. */
export function isSlotLabel(text: string): boolean {
  return SLOT_LABELS.includes(text);
}
