import { Timestamp } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateAndTime } from '../../../components/meeting-time/DateAndTime.tsx';
import { useChosenTime } from '../../../components/meeting-time/use-chosen-time.ts';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { type MoveBooking, movedBookingSchema } from '../../../domain/schemas/admin-bookings.ts';
import type { RefusalAnswer } from '../../../domain/schemas/refusal-answer.ts';
import { formatDay, formatMeeting } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import type { ChosenSlot } from '../../../domain/wizard/draft.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { AnyHour, type AnyHourProps } from '../availability/meeting-hours/HourChoice.tsx';
import { HourRefusal } from '../availability/meeting-hours/HourRefusal.tsx';
import { type Hour, useOwnHours } from '../availability/meeting-hours/use-own-hours.ts';
import { RowDisclosure } from '../controls/Disclosure.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { reportFailure } from '../controls/report-failure.ts';
import { offerUndo } from './booking-changes/offer-undo.ts';
import { bookingsMessages as texts } from './bookings-messages.ts';
import { ColleagueWarnings } from './team/ColleagueWarnings.tsx';
import { useTeam } from './team/team-context.tsx';

const NO_HOUR: Hour = { date: '', time: '' };

interface Target extends Hour {
  readonly startsAt: Date;
  /** Id of the record that offers the hour; missing if no record offers it. */
  readonly availabilityId?: string;
}

export interface MoveDialogProps {
  booking: Stored<Booking>;
  onClose: () => void;
  /** Called with the new time, after a move or its undo. */
  onMoved: (changes: Partial<Booking>) => void;
}

/** Moves a meeting with the visitors' time picker, or to any other hour. If it was taken, shows the nearest free ones. */
export function MoveDialog({ booking, onClose, onMoved }: MoveDialogProps) {
  const choice = useChosenTime(COMPANY_ZONE, { day: booking.date });
  const { chosen, availability } = choice;
  const [other, setOther] = useState<Hour>(NO_HOUR);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  const otherStart = slotInstant(other.date, other.time);
  const target: Target | null = otherStart
    ? { ...other, startsAt: otherStart }
    : chosen.slot && { ...chosen.slot, startsAt: new Date(chosen.slot.startsAt) };

  async function move({ availabilityId, date, time, startsAt }: Target) {
    const body: MoveBooking = { date, time, ...(availabilityId && { availability_id: availabilityId }) };
    const path = `bookings/${encodeURIComponent(booking.id)}/move`;
    const { change } = await postFor(movedBookingSchema, path, body);
    const { admin_id } = booking;
    const availability_id = availabilityId ?? AVAILABILITY.idOf({ admin_id, date });
    onMoved({ date, time, availability_id, starts_at: Timestamp.fromDate(startsAt) });
    onClose();
    const message = {
      title: change ? texts.moved : texts.alreadyThere,
      description: `${bookerOf(booking)}, ${formatMeeting(startsAt, COMPANY_ZONE)}`,
      about: booking.id,
    };
    offerUndo(message, change ? [change] : [], () => onMoved(timeOf(booking)));
  }

  function chooseSlot(slot: ChosenSlot) {
    setRefusal(null);
    setOther(NO_HOUR);
    choice.chooseSlot(slot);
  }
  async function handleMove() {
    if (!target) return;
    setWorking(true);
    setRefusal(null);
    try {
      await move(target);
    } catch (error) {
      setWorking(false);
      const refused = error instanceof AdminApiError ? error.refusal : null;
      if (!refused || !SLOT_REFUSALS.test(refused.code)) return reportFailure(texts.moveFailed, error);
      if (refused.code === 'slot-taken') availability.markBooked(target.startsAt.toISOString());
      flushSync(() => setRefusal(refused));
      moveTo(noticeRef.current);
      void availability.refresh({ fresh: true });
    }
  }
  return (
    <FormDialog
      size="lg"
      title={`Move the meeting with ${bookerOf(booking)}`}
      description={`${formatDay(booking.date)} at ${booking.time} (${ZONE_PLACE}). We'll email the visitor the new time and free this one right away.`}
      status={
        <p role="status" className="mr-auto text-[0.9375rem] text-muted max-sm:w-full">
          {target ? `To ${formatMeeting(target.startsAt, COMPANY_ZONE)}` : 'Choose a date and a time.'}
        </p>
      }
      submitLabel="Move meeting"
      canSubmit={target !== null}
      cancelLabel="Keep time"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={handleMove}
    >
      <h3 className="sr-only">Date and time</h3>
      <div inert={isWorking} aria-busy={isWorking} className="flex flex-col gap-5 inert:opacity-60">
        <DateAndTime {...choice.parts} onSlot={chooseSlot} />
        <OtherHour booking={booking} hour={other} onChange={setOther} />
      </div>
      {refusal && (
        <HourRefusal
          ref={noticeRef}
          refusal={refusal}
          title="The meeting was not moved"
          zone={chosen.timeZone}
          onChoose={chooseSlot}
        />
      )}
    </FormDialog>
  );
}

/** Codes of refusals that another time may fix. */
const SLOT_REFUSALS = /^(slot-|availability-)/;

function timeOf({ date, time, availability_id, starts_at }: Booking): Partial<Booking> {
  return { date, time, availability_id, starts_at };
}

/** Any future hour of a meeting's host for the meeting. A colleague's hours are checked by the server. */
function OtherHour({ booking, hour, onChange }: Omit<AnyHourProps, 'hours'> & { booking: Stored<Booking> }) {
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const isColleagues = booking.admin_id !== uid;
  const host = { id: booking.admin_id, name: nameOf(booking.admin_id) };
  const hours = useOwnHours(hour.date, booking.id, isColleagues);
  return (
    <RowDisclosure
      open={hour.date !== ''}
      label={
        <span>
          <span className="block font-medium">Also possible: any other hour</span>{' '}
          <span className="block text-sm text-muted">
            {isColleagues ? texts.anyHourOf(host.name) : texts.anyHour}
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        <AnyHour hours={hours} hour={hour} onChange={onChange} />
        {isColleagues && <ColleagueWarnings colleague={host} {...hour} />}
      </div>
    </RowDisclosure>
  );
}
