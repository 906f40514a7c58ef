import { MEETING_DURATION_TEXT } from '../../../src/domain/catalogue.ts';
import { formatMeeting } from '../../../src/domain/format-time.ts';
import { NEW_YORK } from '../../../src/domain/slot-labels.ts';
import type { MailBlock, MailRow } from './layout.ts';

/** When the meeting is: in the visitor's zone and in New York's, once if that is the same; who holds it, where that is to be said. */
export function meetingRows(
  meeting: { startsAt: Date; timeZone: string; reference?: string; host?: string },
  visitorLabel: string,
): MailBlock {
  const { startsAt, timeZone, reference, host } = meeting;
  const newYork = formatMeeting(startsAt, NEW_YORK);
  const when: MailRow[] =
    timeZone === NEW_YORK
      ? [{ label: 'When', value: newYork, strong: true }]
      : [
          { label: visitorLabel, value: formatMeeting(startsAt, timeZone), strong: true },
          { label: 'New York time', value: newYork },
        ];
  return {
    kind: 'rows',
    title: 'Meeting',
    rows: [
      ...when,
      { label: 'Duration', value: MEETING_DURATION_TEXT },
      ...(host ? [{ label: 'Host', value: host }] : []),
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
    ],
  };
}
