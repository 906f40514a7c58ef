import type { Booking } from '../../../domain/records/bookings.ts';
import { AnyHour } from '../availability/meeting-hours/AnyHour.tsx';
import { type Hour, useOwnHours } from '../availability/meeting-hours/use-own-hours.ts';
import { RowDisclosure } from '../controls/Disclosure.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { ColleagueWarnings } from './team/ColleagueWarnings.tsx';
import { useTeam } from './team/team-context.tsx';

const texts = bookingsMessages;

export interface OtherHourProps {
  booking: Stored<Booking>;
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
