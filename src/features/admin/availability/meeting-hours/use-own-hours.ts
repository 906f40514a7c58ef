import { useMemo } from 'react';
import { hoursFree, intervalsOf, meetingsOf } from '../../../../domain/booking/meeting-rules.ts';
import { slotId, slotInstant } from '../../../../domain/booking/slots.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import { useAdmin, useNow, useToday } from '../../controls/panel-context.ts';
import { warningsOf } from '../../meetings/new-meeting/meeting-warnings.ts';
import { useMeetings } from '../../meetings/use-meetings.ts';

/** A date and an hour in the company's zone; empty until chosen. */
export interface Hour {
  readonly date: string;
  readonly time: string;
}

export interface HourState {
  readonly time: string;
  readonly state: 'open' | 'booked' | 'closed';
}

/** Returns the administrator's next four hours that visitors can book, live; null while loading, none after a failure. */
export function useNextHours(): readonly Hour[] | null {
  const { uid } = useAdmin();
  const now = useNow();
  const { ownRules: rules, busy, offered, claims } = useMeetings(uid, useToday());
  const statuses = [offered.status, claims.status];
  const open = useMemo(() => {
    const isFree = hoursFree(uid, { rules, now, claims: claims.records, busy });
    return offered.records.flatMap((record) =>
      SLOT_LABELS.filter((time) => {
        const startsAt = record.slots.includes(time) && slotInstant(record.date, time);
        return startsAt && isFree(record, time, startsAt);
      }).map((time) => ({ date: record.date, time })),
    );
  }, [uid, rules, now, claims.records, busy, offered.records]);
  if (statuses.includes('failed')) return [];
  return statuses.includes('loading') ? null : open.slice(0, 4);
}

/**
 * Returns a date's hours that have not started, and a function for the warnings about them, live.
 * @param date 'yyyy-MM-dd', or a part of it while it is typed
 * @param moving id of the meeting to move, which does not block itself
 * @param isColleagues true for the hours of a colleague, of which only the booked ones are known here
 */
export function useOwnHours(date: string, moving?: string, isColleagues = false) {
  const { uid } = useAdmin();
  const now = useNow();
  const { ownRules: rules, busy, offered, claims } = useMeetings(uid, useToday());
  const isLoading = offered.status === 'loading' || claims.status === 'loading';

  return useMemo(() => {
    const record = isColleagues ? undefined : offered.records.find((one) => one.date === date);
    const others = claims.records.filter(({ booking_id }) => booking_id !== moving);
    const booked = new Set(others.map((claim) => slotId(claim.date, claim.time)));
    const isFree = hoursFree(uid, { rules, now, claims: others, busy });
    const schedule = { now, meetings: meetingsOf(uid, others), busy: intervalsOf(busy) };

    /** Returns the reasons why visitors cannot book the hour; none while the date is loading. */
    function warningsAt(time: string): string[] {
      const startsAt = slotInstant(date, time);
      if (!startsAt || isLoading) return [];
      if (booked.has(slotId(date, time))) return ['Already booked'];
      if (isColleagues) return [];
      const isDespiteBusy = record?.despite_busy?.includes(time);
      return [
        ...(record?.slots.includes(time) ? [] : ['Not among your open hours']),
        ...warningsOf(startsAt, rules, isDespiteBusy ? { ...schedule, busy: [] } : schedule),
      ];
    }
    const hours = SLOT_LABELS.flatMap((time): HourState[] => {
      const startsAt = slotInstant(date, time);
      if (!startsAt || startsAt <= now) return [];
      if (booked.has(slotId(date, time))) return [{ time, state: 'booked' }];
      const isOpen = record?.slots.includes(time) && isFree(record, time, startsAt);
      return [{ time, state: isOpen ? 'open' : 'closed' }];
    });
    return { hours: isLoading ? [] : hours, warningsAt };
  }, [date, offered.records, claims.records, isLoading, rules, busy, uid, now, moving, isColleagues]);
}

export type OwnHours = ReturnType<typeof useOwnHours>;
