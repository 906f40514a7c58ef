/** The offered slots grouped by day in the visitor's zone. */
import type * as z from 'zod/mini';
import type { LIST_AVAILABILITY } from '../api/visitor-routes.ts';
import type { ChosenSlot } from '../wizard/draft.ts';
import { formatOffset, SLOT_TIME } from './format-time.ts';
import { zonedTime } from './zoned-time.ts';

/** One date of GET /api/availability; `date` and `time` are in the company's zone, `starts_at` is ISO in UTC. */
export type AvailabilityDay = z.output<(typeof LIST_AVAILABILITY)[200]>['availability'][number];
export type SlotStatus = AvailabilityDay['slots'][number]['status'];

/** A slot to choose; `label` is its time in the visitor's zone. */
export interface ZonedSlot extends ChosenSlot {
  readonly status: SlotStatus;
  readonly label: string;
}

/** A day 'yyyy-MM-dd' in the visitor's zone and its slots, in order. */
export interface ZonedDay {
  readonly day: string;
  readonly slots: readonly ZonedSlot[];
}

/**
 * Groups the slots after `now` by day in `zone`, in order. A slot in two availability records appears once, and is
 * booked if either is, since it can be claimed only once. Labels are 'h:mm a', with the offset in hours that repeat
 * when clocks fall back: '1:00 AM (GMT+1)'.
 * @throws RangeError if the runtime does not know the zone.
 */
export function groupSlotsByDay(
  availability: readonly AvailabilityDay[],
  zone: string,
  now: Date,
): ZonedDay[] {
  const days = new Map<string, ZonedSlot[]>();
  for (const slot of upcomingSlots(availability, now)) {
    const start = zonedTime(new Date(slot.startsAt), zone);
    const day = start.toISODate();
    const zoned = { ...slot, label: start.toFormat(SLOT_TIME) };
    const sameDay = days.get(day);
    if (sameDay) sameDay.push(zoned);
    else days.set(day, [zoned]);
  }
  return Array.from(days, ([day, slots]) => ({ day, slots: withDistinctLabels(slots, zone) }));
}

/**
 * Returns the `count` slots of `free` nearest to `wanted`, nearest first, earlier ones first if equally near. The
 * caller excludes booked and past slots.
 */
export function nearestFreeSlots<Slot extends { readonly starts_at: string }>(
  wanted: Date,
  free: readonly Slot[],
  count = 3,
): Slot[] {
  const start = (slot: Slot) => Date.parse(slot.starts_at);
  const distance = (slot: Slot) => Math.abs(start(slot) - wanted.getTime());
  return [...free].sort((a, b) => distance(a) - distance(b) || start(a) - start(b)).slice(0, count);
}

/** Returns every slot after `now` once, in order. */
function upcomingSlots(availability: readonly AvailabilityDay[], now: Date): Omit<ZonedSlot, 'label'>[] {
  const byStart = new Map<number, Omit<ZonedSlot, 'label'>>();
  for (const { id, date, slots } of availability) {
    for (const { time, starts_at, status } of slots) {
      const start = Date.parse(starts_at);
      // This comparison also excludes an invalid instant (NaN).
      if (!(start > now.getTime())) continue;
      const known = byStart.get(start);
      if (!known) byStart.set(start, { availabilityId: id, date, time, startsAt: starts_at, status });
      else if (status === 'booked') byStart.set(start, { ...known, status });
    }
  }
  return Array.from(byStart)
    .sort(([a], [b]) => a - b)
    .map(([, slot]) => slot);
}

/** Returns a day's slots, with the offset in labels that occur twice. */
function withDistinctLabels(slots: readonly ZonedSlot[], zone: string): ZonedSlot[] {
  return slots.map((slot) => {
    const isTwice = slots.some((other) => other !== slot && other.label === slot.label);
    if (!isTwice) return slot;
    const { offset } = zonedTime(new Date(slot.startsAt), zone);
    return { ...slot, label: `${slot.label} (${formatOffset(offset)})` };
  });
}
