import { CalendarDays, Clock, Hourglass } from 'lucide-react';
import { MEETING_DURATION_TEXT } from '../../domain/catalogue.ts';
import { formatDay, formatTimeInZone } from '../../domain/format-time.ts';
import type { Fact } from './Facts.tsx';
import { newYorkTime } from './meeting-times.ts';

/** Date, time and length of a meeting that starts at `start`, in `zone`. */
export function timeFacts(start: Date, zone: string): Fact[] {
  return [
    { term: 'Date', icon: <CalendarDays className="size-4" />, value: formatDay(start, zone) },
    { term: 'Time', icon: <Clock className="size-4" />, value: <TimeInZones start={start} zone={zone} /> },
    { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
  ];
}

/** The time in `zone`, and below it New York's, where the company is, if it differs. */
export function TimeInZones({ start, zone }: { start: Date; zone: string }) {
  const newYork = newYorkTime(start, zone);
  return (
    <>
      {formatTimeInZone(start, zone)}
      {newYork && <span className="block text-sm font-normal text-muted">{newYork} in New York</span>}
    </>
  );
}
