import { useRef, useState } from 'react';
import { TextField } from '../../../../components/TextField.tsx';
import { type Booking, bookerOf } from '../../../../domain/records/bookings.ts';
import { addDays, daysBetween } from '../../../../domain/time/calendar-day.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { ActionButton } from '../../controls/ActionButton.tsx';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useAdmin, useNow, useToday } from '../../controls/panel-context.ts';
import { useWork } from '../../controls/run-work.ts';
import { hasBegun } from '../../meetings/booking-changes/booking-state.ts';
import { HandOverDialog, useReceivers } from '../../meetings/team/HandOverDialog.tsx';
import { availabilityMessages as texts } from '../availability-messages.ts';
import { closeDates, MAX_DATES } from '../change-availability.ts';
import { calendarMoment } from '../use-calendar.ts';
import { meetingsOn, type ScheduledDay } from './schedule-days.ts';

/** Closes an administrator's free hours from one day to another, and lists what is booked on them. */
export function OutOfOfficeDialog({ days, onClose }: { days: readonly ScheduledDay[]; onClose: () => void }) {
  const { uid } = useAdmin();
  const now = useNow();
  const today = useToday();
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  const [handing, setHanding] = useState<Stored<Booking> | null>(null);
  const { isWorking, run } = useWork(texts.changeFailed);
  const span = (daysBetween(first, last) ?? -1) + 1;
  const isPast = first < today;
  const isSpan = span >= 1 && span <= MAX_DATES;
  const booked = days
    .filter(({ date }) => date >= first && date <= last)
    .flatMap(meetingsOn)
    .filter((booking) => !hasBegun(booking, now));
  const listRef = useRef<HTMLElement>(null);

  async function close() {
    const dates = Array.from({ length: span }, (_, index) => addDays(first, index));
    await closeDates(uid, dates, new Date());
    onClose();
    return { title: texts.awaySaved, description: texts.awayText(formatDay(first), formatDay(last)) };
  }
  return (
    <>
      <FormDialog
        title={texts.away}
        description={texts.awayAbout}
        submitLabel="Close these days"
        canSubmit={isSpan && !isPast}
        isWorking={isWorking}
        onClose={onClose}
        onSubmit={() => run(close)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First day"
            type="date"
            min={today}
            value={first}
            error={isPast ? texts.awayPast : undefined}
            onChange={(event) => setFirst(event.target.value)}
          />
          <TextField
            label="Last day"
            type="date"
            min={first}
            value={last}
            error={isSpan ? undefined : texts.awayWrong(MAX_DATES)}
            onChange={(event) => setLast(event.target.value)}
          />
        </div>
        <section ref={listRef} tabIndex={-1} aria-label="Booked on these days" className="outline-none">
          <h3 className="text-[0.9375rem] font-semibold">Booked on these days</h3>
          {booked.length === 0 && <p className="mt-1 text-sm text-muted">Nothing is booked.</p>}
          <ul className="mt-1 divide-y divide-line">
            {booked.map((booking) => (
              <BookedRow key={booking.id} booking={booking} onHandOver={() => setHanding(booking)} />
            ))}
          </ul>
        </section>
      </FormDialog>
      {handing && (
        <HandOverDialog
          booking={handing}
          onClose={() => setHanding(null)}
          // Runs after the dialog has returned the focus to the removed button
          onHanded={() => setTimeout(() => listRef.current?.focus())}
        />
      )}
    </>
  );
}

function BookedRow({ booking, onHandOver }: { booking: Stored<Booking>; onHandOver: () => void }) {
  const { receivers } = useReceivers(booking);
  const name = bookerOf(booking);
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-muted">{calendarMoment(booking.starts_at.toDate())}</span>
      </span>
      {receivers.length > 0 && (
        <ActionButton label="Hand over" about={name} className="shrink-0" onClick={onHandOver} />
      )}
    </li>
  );
}
