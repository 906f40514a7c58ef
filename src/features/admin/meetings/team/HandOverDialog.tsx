import { useState } from 'react';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { type Booking, bookerOf } from '../../../../domain/records/bookings.ts';
import { movedBookingSchema } from '../../../../domain/schemas/admin-bookings.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../../domain/time/slot-labels.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useAdmin } from '../../controls/panel-context.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useWork } from '../../controls/run-work.ts';
import { offerUndo } from '../booking-changes/offer-undo.ts';
import { bookingsMessages as texts } from '../bookings-messages.ts';
import { ColleagueWarnings } from './ColleagueWarnings.tsx';
import { type Teammate, useTeam } from './team-context.tsx';

/** Returns the administrators who can get a meeting, and the action's name. Empty without a colleague. */
export function useReceivers({ admin_id }: Pick<Booking, 'admin_id'>) {
  const { uid } = useAdmin();
  const { team, colleagues } = useTeam();
  const receivers = colleagues.length > 0 ? team.filter(({ id }) => id !== admin_id) : [];
  const isForMe = receivers.every(({ id }) => id === uid);
  return { receivers, action: isForMe ? 'Take over' : 'Hand over' };
}

export interface HandOverDialogProps {
  booking: Stored<Booking>;
  onClose: () => void;
  /** Called with the new owner, after the change or its undo. */
  onHanded: (changes: Pick<Booking, 'admin_id' | 'availability_id'>) => void;
}

/** Hands a meeting over to another administrator. Warns if they are not free, but does not stop it. */
export function HandOverDialog({ booking, onClose, onHanded }: HandOverDialogProps) {
  const { uid } = useAdmin();
  const { receivers, action } = useReceivers(booking);
  const [chosen, setChosen] = useState('');
  const { isWorking, run } = useWork(texts.handFailed);
  const { id, date, time, admin_id, availability_id } = booking;
  const receiver = receivers.find((one) => one.id === chosen) ?? receivers[0];

  async function handOver(to: Teammate) {
    const path = `bookings/${encodeURIComponent(id)}/hand-over`;
    const { change } = await postFor(movedBookingSchema, path, { to: to.id });
    onHanded({ admin_id: to.id, availability_id: AVAILABILITY.idOf({ admin_id: to.id, date }) });
    onClose();
    const description = texts.handedText(bookerOf(booking), to.id === uid ? 'you' : to.name);
    offerUndo({ title: texts.handed, description, about: id }, change ? [change] : [], () =>
      onHanded({ admin_id, availability_id }),
    );
  }
  return (
    <FormDialog
      title={`${action} the meeting with ${bookerOf(booking)}`}
      description={`${formatDay(date)} at ${time} (${ZONE_PLACE}). ${texts.handAbout}`}
      submitLabel={action}
      canSubmit={receiver !== undefined}
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={() => receiver && run(() => handOver(receiver))}
    >
      {receiver && receivers.length === 1 ? (
        <p className="text-[0.9375rem] wrap-anywhere">
          <span className="text-muted">New host:</span>{' '}
          <span className="font-medium">{receiver.id === uid ? 'You' : receiver.name}</span>
          {receiver.id !== uid && receiver.name !== receiver.email && ` (${receiver.email})`}
        </p>
      ) : (
        <RadioCards
          legend="New host"
          choices={receivers.map(({ id: value, name, email }) => ({
            value,
            label: value === uid ? 'You' : name,
            text: name === email ? '' : email,
          }))}
          value={receiver?.id ?? ''}
          onChange={setChosen}
        />
      )}
      {receiver && receiver.id !== uid && <ColleagueWarnings colleague={receiver} date={date} time={time} />}
    </FormDialog>
  );
}
