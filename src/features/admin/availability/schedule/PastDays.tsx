import { useMemo } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { BOOKINGS } from '../../../../domain/records/bookings.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { bookingsMessages } from '../../kit/bookings-messages.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin, useToday } from '../../kit/panel-context.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { scheduleQueries } from '../../kit/use-meetings.ts';
import { ScheduleDay } from './ScheduleDay.tsx';
import { scheduleDays } from './schedule-days.ts';

/** Number of past days loaded per step; half a year at most. */
export const PAST_STEP = 28;
const MAX_PAST_DAYS = 6 * PAST_STEP;

/** Query limit, above the number of hours in half a year. */
const MAX_HOURS = 5_000;

export interface PastDaysProps {
  /** Number of days back. */
  reach: number;
  onReach: (days: number) => void;
}

/** Past dates, latest first, with their meetings and the hours that were never booked. */
export function PastDays({ reach, onReach }: PastDaysProps) {
  const { list, days } = usePastDays(Math.min(reach, MAX_PAST_DAYS));
  return (
    <div className="flex flex-col gap-3">
      <ListBody
        list={{ ...list, records: list.status === 'ready' ? days : list.records }}
        emptyText={`No open hours in the last ${reach} days.`}
        noun="past dates"
      >
        <ScrollArea label="Past dates">
          <ul className="flex flex-col gap-2 py-1">
            {days.map((day) => (
              <ScheduleDay key={day.id} day={day} isOpen={false} />
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
      {reach < MAX_PAST_DAYS && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onReach(reach + PAST_STEP)}
        >
          Earlier dates
        </Button>
      )}
    </div>
  );
}

/** Loads hours and bookings of the last `reach` days, latest first. */
function usePastDays(reach: number) {
  const { uid } = useAdmin();
  const today = useToday();
  const queries = useMemo(
    () => scheduleQueries(uid, { from: addDays(today, -reach), until: today, most: MAX_HOURS }),
    [uid, reach, today],
  );
  const list = useLiveList(queries.availability, AVAILABILITY, availabilityMessages.loadFailed);
  const claims = useLiveList(queries.claims, SLOT_CLAIMS, null);
  const bookings = useLiveList(queries.bookings, BOOKINGS, bookingsMessages.loadFailed);
  const days = useMemo(
    () => scheduleDays(list.records, claims.records, bookings.records).reverse(),
    [list.records, claims.records, bookings.records],
  );
  return { list, days };
}
