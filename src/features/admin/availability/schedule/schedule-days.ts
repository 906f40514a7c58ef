import { useMemo } from 'react';
import { busyHours } from '../../../../domain/booking/meeting-rules.ts';
import { slotId } from '../../../../domain/booking/slots.ts';
import type { Availability } from '../../../../domain/records/availability.ts';
import { type Booking, bookerOf } from '../../../../domain/records/bookings.ts';
import type { SlotClaim } from '../../../../domain/records/slot-claims.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import type { LiveList } from '../../controls/live-lists/use-live-list.ts';
import type { Meetings } from '../../meetings/use-meetings.ts';

export interface ScheduledSlot {
  readonly label: string;
  /** The booker; null if free. */
  readonly booker: string | null;
  /** The meeting, if it is with this administrator. */
  readonly booking: Stored<Booking> | null;
  /** State of a free hour during which the calendar is busy: closed by it, or opened anyway. Null if not busy. */
  readonly busy: 'closed' | 'open' | null;
}

export interface ScheduledDay {
  /** Id of the availability record, or a generated one for a date no longer offered. */
  readonly id: string;
  readonly date: string;
  readonly isOffered: boolean;
  readonly slots: readonly ScheduledSlot[];
}

/**
 * Returns the administrator's days with their slots, in order. A slot is booked if and only if its claim
 * exists. The booker is unknown if another administrator offered the same hour. Includes booked slots that
 * are no longer offered: the visitor will come anyway.
 * @param isBusy true if the administrator's calendar closes the hour of a date
 */
export function scheduleDays(
  availability: readonly Stored<Availability>[],
  claims: readonly Stored<SlotClaim>[],
  bookings: readonly Stored<Booking>[],
  isBusy: (date: string, label: string) => boolean = () => false,
): ScheduledDay[] {
  const own = new Map(bookings.map((booking) => [booking.id, booking]));
  const claimed = new Map(claims.map((claim) => [claim.id, claim.booking_id]));
  const slotsOf = (date: string, offered: readonly string[], despite: readonly string[] = []) =>
    SLOT_LABELS.flatMap((label): ScheduledSlot[] => {
      const bookingId = claimed.get(slotId(date, label));
      const booking = own.get(bookingId ?? '') ?? null;
      if (!booking && !offered.includes(label)) return [];
      const booker = bookingId === undefined ? null : 'with another administrator';
      const isOpen = despite.includes(label);
      const busy = booker === null && isBusy(date, label) ? (isOpen ? 'open' : 'closed') : null;
      return [{ label, booker: booking ? bookerOf(booking) : booker, booking, busy }];
    });
  const offered = availability.map(({ id, date, slots, despite_busy }) => ({
    id,
    date,
    isOffered: true,
    slots: slotsOf(date, slots, despite_busy),
  }));
  const dates = new Set(offered.map(({ date }) => date));
  const kept = [...new Set(bookings.map(({ date }) => date))]
    .filter((date) => !dates.has(date))
    .map((date) => ({ id: `kept-${date}`, date, isOffered: false, slots: slotsOf(date, []) }))
    .filter(({ slots }) => slots.length > 0);
  return [...offered, ...kept].sort((a, b) => a.date.localeCompare(b.date));
}

/** Returns the administrator's meetings on the day. */
export function meetingsOn({ slots }: Pick<ScheduledDay, 'slots'>): Stored<Booking>[] {
  return slots.flatMap(({ booking }) => booking ?? []);
}

/** The administrator's dates from today on. */
export interface Schedule {
  /** The dates with open hours, of which there is one record each. Loading until their meetings are known. */
  readonly list: LiveList<Availability>;
  /** The dates with open hours or meetings. */
  readonly days: readonly ScheduledDay[];
  /** True if the administrator's calendar closes the hour of a date. */
  readonly isBusy: ReturnType<typeof busyHours>;
}

/** Returns the schedule, live. */
export function useSchedule({ upcoming, offered, claims, ownRules, busy }: Meetings): Schedule {
  const isBusy = useMemo(() => busyHours(ownRules, busy), [ownRules, busy]);
  const days = useMemo(
    () => scheduleDays(offered.records, claims.records, upcoming.records, isBusy),
    [offered.records, claims.records, upcoming.records, isBusy],
  );
  // Without their claims, booked hours would look free
  const isKnown = claims.status !== 'loading' && upcoming.status !== 'loading';
  const status = offered.status === 'ready' && !isKnown ? 'loading' : offered.status;
  return { list: { ...offered, status }, days, isBusy };
}
