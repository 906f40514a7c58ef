import { useMemo } from 'react';
import { hoursFree, intervalsOf, meetingsOf } from '../../../../domain/booking/meeting-rules.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../../domain/booking/slots.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import { warningsOf } from '../new-meeting/meeting-warnings.ts';
import { useAdmin, useNow } from '../panel-context.ts';
import { useMeetings } from '../use-meetings.ts';

/** A date and an hour in New York; empty as long as they are not chosen. */
export interface Hour {
  readonly date: string;
  readonly time: string;
}

export interface HourState extends Hour {
  readonly state: 'open' | 'booked' | 'closed';
}

/**
 * The administrator's hours by the live lists: those that visitors can book, and the warnings about any other.
 * @param moving id of the meeting that is moved, which does not block itself
 */
export function useOwnHours(moving?: string) {
  const { uid } = useAdmin();
  const now = useNow();
  const lists = useMeetings(uid, todayInNewYork(now));
  const { availability, claims, ownRules: rules, busy } = lists;

  return useMemo(() => {
    const others = claims.records.filter(({ booking_id }) => booking_id !== moving);
    const booked = new Set(others.map(({ date, time }) => slotId(date, time)));
    const offered = new Map(availability.records.map((record) => [record.date, record]));
    const isFree = hoursFree(uid, { rules, now, claims: others, busy });
    const schedule = { now, meetings: meetingsOf(uid, others), busy: intervalsOf(busy) };

    /** The hours of a date that have not begun. */
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
    /** Everything that keeps visitors from booking the hour. */
    function warningsAt({ date, time }: Hour): string[] {
      const startsAt = slotInstant(date, time);
      if (!startsAt) return [];
      if (booked.has(slotId(date, time))) return ['Already booked'];
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
  }, [availability, claims, rules, busy, uid, now, moving]);
}

export type OwnHours = ReturnType<typeof useOwnHours>;
