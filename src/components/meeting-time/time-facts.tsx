import { CalendarDays, Clock, Globe, Hourglass } from 'lucide-react';
import { MEETING_DURATION_TEXT } from '../../domain/catalogue.ts';
import { formatDay } from '../../domain/format-time.ts';
import type { Fact } from './Facts.tsx';
import { newYorkTime, timeWithZone } from './meeting-times.ts';

/** When a meeting is that starts at `start`, seen from `zone`, and how long it takes. */
export function timeFacts(start: Date, zone: string): Fact[] {
  return [
    { term: 'Date', icon: <CalendarDays className="size-4" />, value: formatDay(start, zone) },
    { term: 'Time', icon: <Clock className="size-4" />, value: timeWithZone(start, zone) },
    { term: 'New York time', icon: <Globe className="size-4" />, value: newYorkTime(start, zone) },
    { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
  ];
}
