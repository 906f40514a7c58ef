/** Applies choices in the meeting step, and describes the lists. Pure. */

import type { AlternativeSlot } from '../../domain/schemas/refusal-answer.ts';
import { formatSlotTime } from '../../domain/time/format-time.ts';
import { workingHoursFirst } from '../../domain/time/working-hours.ts';
import { nearestFreeSlots, type ZonedDay, type ZonedSlot } from '../../domain/time/zoned-days.ts';
import { dayInZone, zonedTime } from '../../domain/time/zoned-time.ts';
import type { ChosenMeeting, ChosenSlot } from '../../domain/wizard/draft.ts';

/** Returns the meeting with another day, 'yyyy-MM-dd' in its zone; clears a slot of a different day. */
export function withDay(meeting: ChosenMeeting, day: string): ChosenMeeting {
  const { slot, timeZone } = meeting;
  const isSlotOfDay = slot !== null && dayInZone(new Date(slot.startsAt), timeZone) === day;
  return { ...meeting, day, slot: isSlotOfDay ? slot : null };
}

/** Returns the meeting with `slot`, and its day in the meeting's zone. */
export function withSlot(meeting: ChosenMeeting, slot: ChosenSlot): ChosenMeeting {
  const { availabilityId, date, time, startsAt } = slot;
  return {
    ...meeting,
    day: dayInZone(new Date(startsAt), meeting.timeZone),
    slot: { availabilityId, date, time, startsAt },
  };
}

/** Returns the meeting in another zone: the same instant, on its day there. */
export function withZone(meeting: ChosenMeeting, timeZone: string): ChosenMeeting {
  const moved = { ...meeting, timeZone };
  return meeting.slot ? withSlot(moved, meeting.slot) : moved;
}

function freeSlots(days: readonly ZonedDay[]): ZonedSlot[] {
  return allSlots(days).filter(({ status }) => status === 'available');
}

export function freeCount(day: ZonedDay | undefined): number {
  return day ? freeSlots([day]).length : 0;
}

/** '1 time available', '6 times available' or 'fully booked'. */
export function freeCountText(count: number): string {
  if (count === 0) return 'fully booked';
  return count === 1 ? '1 time available' : `${count} times available`;
}

/** Returns the distinct free times of day in `zone`, in order. */
export function timesOnAnyDay(days: readonly ZonedDay[], zone: string): string[] {
  const labels = new Map<number, string>();
  for (const slot of freeSlots(days)) {
    const instant = new Date(slot.startsAt);
    const { hour, minute } = zonedTime(instant, zone);
    labels.set(hour * 60 + minute, formatSlotTime(instant, zone));
  }
  return Array.from(labels)
    .sort(([a], [b]) => a - b)
    .map(([, label]) => label);
}

/** Returns why a chosen slot is no longer offered; null if it is. */
export function slotObstacle(
  slot: ChosenSlot | null,
  days: readonly ZonedDay[],
  now: Date,
): 'past' | 'booked' | null {
  if (!slot) return null;
  if (Date.parse(slot.startsAt) <= now.getTime()) return 'past';
  const listed = allSlots(days).find((other) => other.startsAt === slot.startsAt);
  return listed?.status === 'booked' ? 'booked' : null;
}

/** Returns the next four free slots, those in the visitor's working hours first. `days` are in `zone`. */
export function suggestedSlots(days: readonly ZonedDay[], zone: string): ZonedSlot[] {
  return workingHoursFirst(freeSlots(days), ({ startsAt }) => startsAt, zone).slice(0, 4);
}

/**
 * Returns the three free slots nearest to `slot`. Slots further from the visitor's working hours than `slot` come last.
 * `days` are in `zone`.
 */
export function alternativesTo(slot: ChosenSlot, days: readonly ZonedDay[], zone: string): AlternativeSlot[] {
  const free = freeSlots(days).map(({ availabilityId, date, time, startsAt }) => ({
    availability_id: availabilityId,
    date,
    time,
    starts_at: startsAt,
  }));
  const wanted = new Date(slot.startsAt);
  const nearest = nearestFreeSlots(wanted, free, free.length);
  return workingHoursFirst(nearest, ({ starts_at }) => starts_at, zone, wanted).slice(0, 3);
}

export function slotOfAlternative(alternative: AlternativeSlot): ChosenSlot {
  return {
    availabilityId: alternative.availability_id,
    date: alternative.date,
    time: alternative.time,
    startsAt: alternative.starts_at,
  };
}

function allSlots(days: readonly ZonedDay[]): ZonedSlot[] {
  return days.flatMap((day) => day.slots);
}
