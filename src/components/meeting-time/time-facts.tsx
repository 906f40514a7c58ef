import { CalendarDays, Clock, Hourglass } from 'lucide-react';
import { MEETING_DURATION_TEXT } from '../../domain/catalogue.ts';
import { formatDay, formatTimeInZone } from '../../domain/format-time.ts';
import type { Fact } from './Facts.tsx';
import { newYorkTime } from './meeting-times.ts';

/** When a meeting is that starts at `start`, seen from `zone`, and how long it takes. */
export function timeFacts(start: Date, zone: string): Fact[] {
  return [
    { term: 'Date', icon: <CalendarDays className="size-4" />, value: formatDay(start, zone) },
    { term: 'Time', icon: <Clock className="size-4" />, value: <TimeInZones start={start} zone={zone} /> },
    { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
  ];
}

/** The time in `zone`, and New York's, where the company is, in small print if it is another one. */
export function TimeInZones({ start, zone }: { start: Date; zone: string }) {
  const newYork = newYorkTime(start, zone);
  return (
    <>
      {formatTimeInZone(start, zone)}
      {newYork && <span className="block text-sm font-normal text-muted">{newYork} in New York</span>}
    </>
  );
}
