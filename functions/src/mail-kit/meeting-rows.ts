import { MEETING_DURATION_TEXT } from '../../../src/domain/quote/catalogue.ts';
import type { MeetingPlace } from '../../../src/domain/schemas/meeting-place.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../src/domain/time/slot-labels.ts';
import { type MailBlock, type MailPicture, type MailRow, table } from './layout.ts';

/** Returns rows with the time in the reader's zone, and in small print in the other's zone if that differs. */
export function meetingRows(
  meeting: {
    startsAt: Date;
    timeZone: string;
    reference?: string;
    place?: MeetingPlace;
    host?: { name: string; picture: MailPicture | null };
  },
  reader: 'visitor' | 'team',
): MailBlock {
  const { startsAt, timeZone, reference, place, host } = meeting;
  const ours: MailRow = { label: `${ZONE_PLACE} time`, value: formatMeeting(startsAt, COMPANY_ZONE) };
  const visitors: MailRow = {
    label: reader === 'visitor' ? 'Your time' : "Visitor's time",
    value: formatMeeting(startsAt, timeZone),
  };
  const [first, second] = reader === 'visitor' ? [visitors, ours] : [ours, visitors];
  const both: MailRow[] = [
    { ...first, strong: true },
    { ...second, small: true },
  ];
  const when = timeZone === COMPANY_ZONE ? [{ ...ours, label: 'When', strong: true }] : both;
  return table('Meeting', [
    ...when,
    { label: 'Duration', value: MEETING_DURATION_TEXT },
    { label: 'Where', value: place?.text, href: place?.url },
    { label: 'Host', value: host?.name, picture: host?.picture ?? null },
    { label: 'Reference', value: reference },
  ]);
}
