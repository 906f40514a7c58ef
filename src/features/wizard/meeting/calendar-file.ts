import ical, { ICalCalendarMethod } from 'ical-generator';
import type { MeetingEvent } from '../../../domain/calendar.ts';

/** The text of an .ics file with the one event. Loaded on request only: the generator weighs 9 KB. */
export function calendarFile(event: MeetingEvent, brandName: string): string {
  const calendar = ical({
    prodId: { company: brandName, product: 'Meetings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    description: event.description,
  });
  return calendar.toString();
}
