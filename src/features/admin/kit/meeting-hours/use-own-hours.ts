import { useMemo } from 'react';
import { hoursFree, intervalsOf, meetingsOf } from '../../../../domain/booking/meeting-rules.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../../domain/booking/slots.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import { warningsOf } from '../new-meeting/meeting-warnings.ts';
import { useAdmin, useNow } from '../panel-context.ts';
import { useMeetings } from '../use-meetings.ts';

/** A date and an hour in New York; empty until chosen. */
export interface Hour {
  readonly date: string;
  readonly time: string;
}

export interface HourState extends Hour {
  readonly state: 'open' | 'booked' | 'closed';
}

/**
 * Returns the administrator's bookable hours from the live lists, and functions for the hours of any date and
 * the warnings about them.
 * @param moving id of the meeting to move, which does not block itself
 * @param isColleagues true for the hours of a colleague, of which only the booked ones are known here
 */
export function useOwnHours(moving?: string, isColleagues = false) {
  const { uid } = useAdmin();
  const now = useNow();
  const lists = useMeetings(uid, todayInNewYork(now));
  const { availability, claims, ownRules: rules, busy } = lists;

  return useMemo(() => {
    const others = claims.records.filter(({ booking_id }) => booking_id !== moving);
    const booked = new Set(others.map(({ date, time }) => slotId(date, time)));
    const offered = new Map(isColleagues ? [] : availability.records.map((record) => [record.date, record]));
    const isFree = hoursFree(uid, { rules, now, claims: others, busy });
    const schedule = { now, meetings: meetingsOf(uid, others), busy: intervalsOf(busy) };

    /** Returns the hours of a date that have not started. */
    function hoursOf(date: string): HourState[] {
      const record = offered.get(date);
      return SLOT_LABELS.flatMap((time): HourState[] => {
        const startsAt = slotInstant(date, time);
        if (!startsAt || startsAt <= now) return [];
        if (booked.has(slotId(date, time))) return [{ date, time, state: 'booked' }];
        const isOpen = record?.slots.includes(time) && isFree(record, time, startsAt);
        return [{ date, time, state: isOpen ? 'open' : 'closed' }];
      });
    }
    /** Returns the reasons why visitors cannot book the hour. */
    function warningsAt({ date, time }: Hour): string[] {
      const startsAt = slotInstant(date, time);
      if (!startsAt) return [];
      if (booked.has(slotId(date, time))) return ['Already booked'];
      if (isColleagues) return [];
      const record = offered.get(date);
      const isDespiteBusy = record?.despite_busy?.includes(time);
      return [
        ...(record?.slots.includes(time) ? [] : ['Not among your open hours']),
        ...warningsOf(startsAt, rules, isDespiteBusy ? { ...schedule, busy: [] } : schedule),
      ];
    }
    return {
      isLoading: availability.status === 'loading' || claims.status === 'loading',
      open: [...offered.keys()]
        .sort()
        .flatMap((date) => hoursOf(date).filter(({ state }) => state === 'open')),
      hoursOf,
      warningsAt,
    };
  }, [availability, claims, rules, busy, uid, now, moving, isColleagues]);
}

export type OwnHours = ReturnType<typeof useOwnHours>;
