import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { brand } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import { completeFile, entryOf, type MeetingEvent } from '../../../domain/booking/calendar.ts';

/** Returns an .ics file with one published event (RFC 5546). Lazy-load this module: the generator is 9 KB. */
export function calendarFile(event: MeetingEvent): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Meetings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...entryOf(event),
    organizer: { name: meetingRules.host, email: brand.email },
    alarms: [{ type: ICalAlarmType.display, trigger: meetingRules.remindBeforeSeconds }],
  });
  return completeFile(calendar.toString(), event);
}
