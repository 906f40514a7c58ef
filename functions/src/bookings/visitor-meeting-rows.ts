import { meetingRules } from '../../../src/config/meetings.ts';
import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { MailBlock } from '../mail-kit/layout.ts';
import { meetingRows } from '../mail-kit/meeting-rows.ts';

/** When the visitor's meeting is and with whom, in every mail to the visitor about it. */
export function visitorMeetingRows({ starts_at, time_zone, reference }: Booking): MailBlock {
  const meeting = { startsAt: starts_at.toDate(), timeZone: time_zone, reference, host: meetingRules.host };
  return meetingRows(meeting, 'visitor');
}
