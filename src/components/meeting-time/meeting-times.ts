import { formatDay, formatOffset, formatSlotTime } from '../../domain/format-time.ts';
import { NEW_YORK } from '../../domain/slot-labels.ts';
import { dayInZone, zonedTime } from '../../domain/zoned-time.ts';

/** '12:00 AM (Asia/Tokyo, GMT+9)': the time in the zone, with the offset in force at that moment. */
export function timeWithZone(instant: Date, zone: string): string {
  return `${formatSlotTime(instant, zone)} (${zone}, ${formatOffset(zonedTime(instant, zone).offset)})`;
}

/** '10:00 AM', or with its day in front where that is another one than in `zone`; null in zones that keep New York's time. */
export function newYorkTime(instant: Date, zone: string): string | null {
  const isSameTime = zonedTime(instant, zone).offset === zonedTime(instant, NEW_YORK).offset;
  if (isSameTime) return null;
  const time = formatSlotTime(instant, NEW_YORK);
  const isSameDay = dayInZone(instant, zone) === dayInZone(instant, NEW_YORK);
  return isSameDay ? time : `${formatDay(instant, NEW_YORK)}, ${time}`;
}
