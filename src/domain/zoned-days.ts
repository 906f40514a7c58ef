/** The offered slots as a visitor sees them: under the day on which each falls in the visitor's own zone. */
import { formatOffset, SLOT_TIME } from './format-time.ts';
import { zonedTime } from './zoned-time.ts';

export type SlotStatus = 'available' | 'booked';

/** One date of GET /api/availability; `date` and `time` are in New York, `starts_at` is ISO in UTC. */
export interface AvailabilityDay {
  readonly id: string;
  readonly date: string;
  readonly slots: readonly {
    readonly time: string;
    readonly starts_at: string;
    readonly status: SlotStatus;
  }[];
}

/** A slot to choose: `date` and `time` are its New York names, `label` is its time in the visitor's zone. */
export interface ZonedSlot {
  readonly availabilityId: string;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly status: SlotStatus;
  readonly label: string;
}

/** A day 'yyyy-MM-dd' of the visitor's calendar and what is offered on it, in the order of time. */
export interface ZonedDay {
  readonly day: string;
  readonly slots: readonly ZonedSlot[];
}

/**
 * Groups all slots that have not started at `now` by their day in `zone`, days and slots in the order of time.
 * A slot that two availability records offer appears once, and is booked if either says so: it can be claimed only once.
 * Labels are 'h:mm a'; where clocks fall back in `zone` and a time comes twice, both tell their offset: '1:00 AM (GMT+1)'.
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
 * The `count` slots of `free` that start nearest to `wanted`, nearest first; of two equally near the earlier first.
 * `free` is what may be offered: the caller leaves out booked and past ones.
 */
export function nearestFreeSlots<Slot extends { readonly starts_at: string }>(
  wanted: Date,
  free: readonly Slot[],
  count = 3,
): Slot[] {
  return free
    .map((slot) => ({ slot, start: Date.parse(slot.starts_at) }))
    .sort(
      (a, b) =>
        Math.abs(a.start - wanted.getTime()) - Math.abs(b.start - wanted.getTime()) || a.start - b.start,
    )
    .slice(0, count)
    .map(({ slot }) => slot);
}

/** Every slot after `now` once, in the order of time. */
function upcomingSlots(availability: readonly AvailabilityDay[], now: Date): Omit<ZonedSlot, 'label'>[] {
  const byStart = new Map<number, Omit<ZonedSlot, 'label'>>();
  for (const { id, date, slots } of availability) {
    for (const { time, starts_at, status } of slots) {
      const start = Date.parse(starts_at);
      // Written so that an unreadable instant (NaN) is left out too.
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

/** The slots of one day, with the offset added to labels that occur more than once. */
function withDistinctLabels(slots: readonly ZonedSlot[], zone: string): ZonedSlot[] {
  return slots.map((slot) => {
    const isTwice = slots.some((other) => other !== slot && other.label === slot.label);
    if (!isTwice) return slot;
    const { offset } = zonedTime(new Date(slot.startsAt), zone);
    return { ...slot, label: `${slot.label} (${formatOffset(offset)})` };
  });
}
