import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotId, slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { holidayOn } from '../../src/domain/booking/us-holidays.ts';
import { AVAILABILITY } from '../../src/domain/records/availability.ts';
import { BOOKINGS, type Booking } from '../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../src/domain/records/slot-claims.ts';
import { createBookingSchema } from '../../src/domain/schemas/create-booking.ts';
import { placeOf } from '../../src/domain/schemas/meeting-place.ts';
import { addDays, weekdayOf } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  DEMO_BOOKINGS,
  DEMO_OPEN_QUOTES,
  DEMO_PLACE,
  type DemoBooking,
  type DemoVisitor,
} from './content.ts';
import { demoQuoteSubmission } from './demo-quote.ts';

const HOUR_MS = 3_600_000;

/** Documents by path that are written in one batch. */
type Group = Readonly<Record<string, object>>;

/**
 * Offers slots of `adminId` on the working days of the six weeks after `now`, and stores the demo's bookings and
 * quotes. Keeps existing records; sends no mail.
 * @throws ZodError if a record breaks the rules that guard the real writes
 */
export async function seedAvailability(db: Firestore, adminId: string, now: Date): Promise<void> {
  const days = offeredDays(now);
  const groups: Group[] = [
    ...days.map((day) => availabilityGroup(day, adminId)),
    ...DEMO_BOOKINGS.map((booking, index) =>
      bookingGroup(booking, days[booking.day], adminId, new Date(now.getTime() - (index * 7 + 2) * HOUR_MS)),
    ),
    ...DEMO_OPEN_QUOTES.map((demo) =>
      quoteGroup(demo, chosenSlot(demo, days[demo.day]), null, new Date(now.getTime() - HOUR_MS)),
    ),
  ];
  const paths = groups.flatMap((group) => Object.keys(group));
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...paths.map((path) => db.doc(path)));
    const present = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
    for (const group of groups) {
      if (Object.keys(group).some((path) => present.has(path))) continue;
      for (const [path, fields] of Object.entries(group)) transaction.create(db.doc(path), fields);
    }
  });
}

function availabilityGroup({ date, slots }: OfferedDay, adminId: string): Group {
  const fields = AVAILABILITY.schema.parse({ date, slots: [...slots], admin_id: adminId });
  return { [AVAILABILITY.path(AVAILABILITY.idOf(fields))]: fields };
}

function bookingGroup(
  demo: DemoBooking,
  day: OfferedDay | undefined,
  adminId: string,
  createdAt: Date,
): Group {
  const slot = chosenSlot(demo, day);
  const { date, time, startsAt } = slot;
  const { id, reference, day: _day, slot: _slot, quote, ...person } = demo;
  const booking: Booking = {
    ...createBookingSchema.parse({
      ...person,
      date,
      time,
      availability_id: AVAILABILITY.idOf({ admin_id: adminId, date }),
      quote_submission_id: quote ? quoteIdOf(demo) : null,
    }),
    admin_id: adminId,
    reference,
    place: placeOf(DEMO_PLACE, reference),
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    status: 'confirmed',
    sequence: 0,
    moves: 0,
    created_at: Timestamp.fromDate(createdAt),
    manage_hashes: [],
    history: [{ what: 'booked', at: Timestamp.fromDate(createdAt), by: 'visitor', to: { date, time } }],
  };
  return {
    [BOOKINGS.path(id)]: booking,
    [SLOT_CLAIMS.path(slotId(date, time))]: {
      date,
      time,
      booking_id: id,
      admin_id: adminId,
    } satisfies SlotClaim,
    ...quoteGroup(demo, slot, id, createdAt),
  };
}

const quoteIdOf = ({ id }: DemoVisitor) => id.replace('booking', 'quote');

function quoteGroup(
  demo: DemoVisitor,
  slot: ReturnType<typeof chosenSlot>,
  bookingId: string | null,
  createdAt: Date,
): Group {
  if (!demo.quote) return {};
  const quote: QuoteSubmission = {
    ...demoQuoteSubmission(demo, demo.quote, slot),
    booking_id: bookingId,
    created_at: Timestamp.fromDate(createdAt),
  };
  return { [QUOTE_SUBMISSIONS.path(quoteIdOf(demo))]: quote };
}

function chosenSlot({ day: index, slot }: DemoVisitor, day: OfferedDay | undefined) {
  const date = day?.date ?? '';
  const time = day?.slots[slot] ?? '';
  const startsAt = slotInstant(date, time);
  if (!startsAt) throw new Error(`The demo content offers no slot ${slot} on day ${index}`);
  return { date, time, startsAt };
}

/** The offered hours of a day: date and hourly labels in the company's zone. */
interface OfferedDay {
  readonly date: string;
  readonly slots: readonly string[];
}

const DAYS_AHEAD = 6 * 7;

/** Hours at which a day's slots start, between 9 AM and 5 PM; working days use the patterns in turn. */
const PATTERNS: readonly (readonly number[])[] = [
  [9, 10, 11, 13, 14, 15, 16],
  [9, 11, 13, 15],
  [10, 11, 14, 15, 16],
  [9, 10, 13, 14, 16],
  [10, 12, 14, 16],
];

/** Returns the working days of the six weeks after today in the company's zone, with their slots. */
export function offeredDays(now: Date): OfferedDay[] {
  const today = todayInNewYork(now);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
    .filter((date) => weekdayOf(date) <= 5 && !holidayOn(date))
    .map((date, index) => {
      const hours = PATTERNS[index % PATTERNS.length] ?? [];
      const slots = hours.map((hour) => SLOT_LABELS[hour] ?? '').filter((label) => slotInstant(date, label));
      return { date, slots };
    });
}
