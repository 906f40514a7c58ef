/** Slot labels and their time zone, without date arithmetic, so that every page can load them. */
import { zone } from '#company/zone.ts';

/** The company's time zone, in which slots are offered and stored. */
export const COMPANY_ZONE: string = zone.id;
/** The place by which its times are named. */
export const ZONE_PLACE: string = zone.place;
/** Its name after a time of day. */
export const ZONE_NAME: string = zone.name;

/** The 24 hourly labels '12:00 AM' to '11:00 PM', in order. */
export const SLOT_LABELS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
);

/** True for one of the 24 slot labels, in exactly this spelling. */
export function isSlotLabel(text: string): boolean {
  return SLOT_LABELS.includes(text);
}
