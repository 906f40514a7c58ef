import { formatDay, formatSlotTime, zoneName } from '../../domain/format-time.ts';
import { NEW_YORK } from '../../domain/slot-labels.ts';
import { dayInZone, zonedTime } from '../../domain/zoned-time.ts';

/** Returns 'Pacific Time, Los Angeles': the zone's common name at `instant`, and its city. */
export function zoneInWords(zone: string, instant: Date): string {
  const place = zone.includes('/') && !zone.startsWith('Etc/') ? zone.slice(zone.lastIndexOf('/') + 1) : '';
  return [zoneName(zone, instant), place.replaceAll('_', ' ')].filter(Boolean).join(', ');
}

/** Returns New York's '10:00 AM', with its day if that differs in `zone`; null in zones with New York's time. */
export function newYorkTime(instant: Date, zone: string): string | null {
  const isSameTime = zonedTime(instant, zone).offset === zonedTime(instant, NEW_YORK).offset;
  if (isSameTime) return null;
  const time = formatSlotTime(instant, NEW_YORK);
  const isSameDay = dayInZone(instant, zone) === dayInZone(instant, NEW_YORK);
  return isSameDay ? time : `${formatDay(instant, NEW_YORK)}, ${time}`;
}
