import type { Booking } from '../../../domain/records/bookings.ts';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { RowDisclosure } from '../kit/Disclosure.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { AnyHour } from '../kit/meeting-hours/AnyHour.tsx';
import { type Hour, useOwnHours } from '../kit/meeting-hours/use-own-hours.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { ColleagueWarnings } from '../kit/team/ColleagueWarnings.tsx';
import { useTeam } from '../kit/team/team-context.tsx';

const texts = bookingsMessages;

export interface OtherHourProps {
  booking: Live<Booking>;
  hour: Hour;
  onChange: (hour: Hour) => void;
}

/** Any future hour of a meeting's host for the meeting. A colleague's hours are checked by the server. */
export function OtherHour({ booking, hour, onChange }: OtherHourProps) {
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
