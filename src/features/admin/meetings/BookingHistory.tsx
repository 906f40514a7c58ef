import type { Booking, BookingEvent } from '../../../domain/records/bookings.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { MomentText } from '../controls/MomentText.tsx';

/** A booking's events, oldest first, each with time and author. */
export function BookingHistory({ booking: { history } }: { booking: Booking }) {
  return (
    <ol aria-label="History" className="flex flex-col gap-1.5 text-[0.9375rem]">
      {history.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end
        <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">{textOf(event)}</span>
          {event.at && <MomentText at={event.at} className="text-sm text-muted" />}
        </li>
      ))}
    </ol>
  );
}

const DONE: Readonly<Record<BookingEvent['what'], string>> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Canceled',
  held: 'Marked as held',
  'no-show': 'Marked as no-show',
  confirmed: 'Mark removed',
  undone: 'Undone',
  place: 'Place changed',
  handed: 'Handed over',
};

function textOf({ what, by, from, to, handed_to }: BookingEvent): string {
  const isNamed = by !== '' && by !== 'visitor' && by !== 'team';
  const person = isNamed || by === '' ? by : `the ${by}`;
  const who = isNamed && what === 'booked' ? `the team (${by})` : person;
  const times =
    from && to ? `, from ${slotText(from)} to ${slotText(to)}` : to ? `, for ${slotText(to)}` : '';
  const receiver = handed_to ? ` to ${handed_to}` : '';
  return `${DONE[what]}${who ? ` by ${who}` : ', with no record of when or by whom'}${receiver}${times}`;
}

function slotText({ date, time }: NonNullable<BookingEvent['to']>): string {
  return `${formatDay(date)} at ${time}`;
}
