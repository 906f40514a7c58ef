import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  bookable,
  dependsOnMeetings,
  hoursFree,
  type Interval,
} from '../../../../src/domain/booking/meeting-rules.ts';
import { slotId, slotInstant, todayInNewYork } from '../../../../src/domain/booking/slots.ts';
import { cached } from '../../../../src/domain/cached.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import { busyIn, CALENDARS } from '../../../../src/domain/records/calendars.ts';
import { MEETING_RULES } from '../../../../src/domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { isSlotLabel } from '../../../../src/domain/time/slot-labels.ts';
import type { AvailabilityDay } from '../../../../src/domain/time/zoned-days.ts';
import { Problem } from '../../http/problem.ts';
import { logEvent } from '../../platform/logging.ts';
import { type RuleDefaults, rulesIn } from './admin-schedule.ts';

/** Returns the start of an offered slot. @throws Problem `availability-not-found`, `slot-not-offered`, `slot-in-past` */
export function startOfOffered(
  availability: DocumentSnapshot | undefined,
  { date, time }: { date: string; time: string },
  now: Date,
): Date {
  if (!availability?.exists || availability.get('date') !== date) {
    throw new Problem('availability-not-found');
  }
  const offered: unknown = availability.get('slots');
  if (!Array.isArray(offered) || !offered.includes(time)) throw new Problem('slot-not-offered');
  return startOfHour({ date, time }, now);
}

/** Returns the start of any future hour. @throws Problem `slot-not-offered` if that day has no such hour, `slot-in-past` */
export function startOfHour({ date, time }: { date: string; time: string }, now: Date): Date {
  const startsAt = slotInstant(date, time);
  if (!startsAt) throw new Problem('slot-not-offered');
  if (startsAt <= now) throw new Problem('slot-in-past');
  return startsAt;
}

/**
 * Returns the offered slots that visitors can book at `now`, by date, each available or booked. A slot is booked
 * exactly when its claim exists, in every record that offers it. Omits hours that do not exist on their day or that
 * their administrator's rules, meetings or calendar close. Reads no personal data.
 */
export async function listAvailability(
  db: Firestore,
  at: { settings: RuleDefaults; now: Date },
): Promise<AvailabilityDay[]> {
  return slotsIn(await readHours(db, at));
}

/** Reads the stored records that decide which slots are offered at `now`. */
export async function readHours(db: Firestore, { settings, now }: { settings: RuleDefaults; now: Date }) {
  const [stored, calendars] = await Promise.all([
    db.collection(MEETING_RULES.name).get(),
    db.collection(CALENDARS.name).get(),
  ]);
  const defaults = rulesIn(undefined, settings);
  const rulesOf = new Map(stored.docs.map((found) => [found.id, rulesIn(found, settings)]));
  const read = calendars.docs.map((found) => CALENDARS.read(found.data()));
  const ofAdmins = Map.groupBy(read, ({ admin_id }) => admin_id);
  const busyOf = new Map([...ofAdmins].map(([admin_id, own]) => [admin_id, busyIn(own)]));
  const allRules = [defaults, ...rulesOf.values()];
  const horizons = allRules.map((rules) => bookable(rules, now).until);
  const last = todayInNewYork(new Date(Math.max(...horizons.map((until) => until.getTime()))));
  const today = todayInNewYork(now);
  const between = (collection: string, first: string, final: string) =>
    db.collection(collection).where('date', '>=', first).where('date', '<=', final);
  const countsMeetings = allRules.some(dependsOnMeetings);
  const claims = between(SLOT_CLAIMS.name, addDays(today, -1), addDays(last, 1));
  const [records, claimed] = await Promise.all([
    between(AVAILABILITY.name, today, last).orderBy('date').get(),
    // A meeting around midnight has its buffers on two dates. Without fields, thousands of claims take a fifth less
    // time
    (countsMeetings ? claims : claims.select()).get(),
  ]);
  const claimedIds = new Set(claimed.docs.map(({ id }) => id));
  const meetings = countsMeetings ? claimed.docs.map((found) => SLOT_CLAIMS.read(found.data())) : [];
  return { now, defaults, rulesOf, busyOf, records, claimedIds, countsMeetings, meetings };
}

export type Hours = Awaited<ReturnType<typeof readHours>>;

/** Returns the hours with the claims of these dates, at most 30, read again. */
export async function withClaimsOf(db: Firestore, hours: Hours, dates: readonly string[]): Promise<Hours> {
  const { docs } = await db.collection(SLOT_CLAIMS.name).where('date', 'in', dates).get();
  const others = [...hours.claimedIds].filter((id) => !dates.some((date) => id.startsWith(date)));
  const meetings = hours.countsMeetings
    ? [
        ...hours.meetings.filter(({ date }) => !dates.includes(date)),
        ...docs.map((found) => SLOT_CLAIMS.read(found.data())),
      ]
    : [];
  return { ...hours, claimedIds: new Set([...others, ...docs.map(({ id }) => id)]), meetings };
}

/** Returns the slots as `listAvailability`, of all dates or `dates`; the moving meeting `except` closes only its own. */
export function slotsIn(
  { now, defaults, rulesOf, busyOf, records, claimedIds, meetings }: Hours,
  { except, dates }: { readonly except?: string; readonly dates?: ReadonlySet<string> } = {},
): AvailabilityDay[] {
  const claims = meetings.filter(({ booking_id }) => booking_id !== except);
  const adminOf = cached(100, (admin_id) => {
    const rules = rulesOf.get(admin_id) ?? defaults;
    const isFree = hoursFree(admin_id, { rules, now, claims, busy: busyOf.get(admin_id) });
    return { within: bookable(rules, now), isFree };
  });

  return records.docs.flatMap((found) => {
    const { date, slots } = found.data() as { date: unknown; slots: unknown };
    if (dates && !dates.has(String(date))) return [];
    if (typeof date !== 'string' || !Array.isArray(slots)) {
      logEvent('document-skipped', { path: found.ref.path });
      return [];
    }
    const record = AVAILABILITY.read(found.data());
    const { within, isFree } = adminOf(record.admin_id);
    const offered = openSlots(date, slots, within).flatMap(({ time, startsAt }) => {
      const isBooked = claimedIds.has(slotId(date, time));
      if (!isBooked && !isFree(record, time, startsAt)) return [];
      const status = isBooked ? ('booked' as const) : ('available' as const);
      return [{ time, starts_at: startsAt.toISOString(), status }];
    });
    return offered.length > 0 ? [{ id: found.id, date, slots: offered }] : [];
  });
}

/** Returns the slots of a record that exist on its date and start within the bounds, sorted by time. */
function openSlots(date: string, slots: readonly unknown[], { from, until }: Interval) {
  return [...new Set(slots)]
    .flatMap((time) => {
      const startsAt = typeof time === 'string' && isSlotLabel(time) ? slotInstant(date, time) : null;
      return startsAt && startsAt >= from && startsAt <= until ? [{ time: time as string, startsAt }] : [];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
