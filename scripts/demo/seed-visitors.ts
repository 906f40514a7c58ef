/** The demo's hours, bookings, quotes, messages of the contact form and requests for a custom size. */
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotId, slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { holidayOn } from '../../src/domain/booking/us-holidays.ts';
import { AVAILABILITY } from '../../src/domain/records/availability.ts';
import { BOOKINGS, type Booking } from '../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../src/domain/records/slot-claims.ts';
import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { createBookingSchema } from '../../src/domain/schemas/create-booking.ts';
import { customRequestSchema } from '../../src/domain/schemas/custom-request.ts';
import { placeOf } from '../../src/domain/schemas/meeting-place.ts';
import { addDays, weekdayOf } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  DEMO_BOOKINGS,
  DEMO_CONTACT_MESSAGES,
  DEMO_CUSTOM_REQUESTS,
  DEMO_OPEN_QUOTES,
  DEMO_PLACE,
  type DemoVisitor,
  demoSource,
} from './content.ts';
import { demoQuoteSubmission } from './demo-quote.ts';

const HOUR_MS = 3_600_000;

/** Documents by path that are written together. */
type Group = Readonly<Record<string, object>>;

/**
 * Offers slots of `adminId` on the working days of the six weeks after `now`, and stores what the demo's visitors sent in
 * the days before. Keeps existing records; sends no mail.
 * @throws ZodError for what a visitor or an administrator could not send
 */
export async function seedVisitors(db: Firestore, adminId: string, now: Date): Promise<void> {
  const days = offeredDays(now);
  const hoursAgo = (hours: number) => Timestamp.fromMillis(now.getTime() - hours * HOUR_MS);
  const groups: Group[] = [
    ...days.map(({ date, slots }) => {
      const fields = AVAILABILITY.schema.parse({ date, slots: [...slots], admin_id: adminId });
      return { [AVAILABILITY.path(AVAILABILITY.idOf(fields))]: fields };
    }),
    ...DEMO_BOOKINGS.map((demo, index) => bookingGroup(demo, days, adminId, hoursAgo(index * 7 + 2))),
    ...DEMO_OPEN_QUOTES.map((demo) => quoteGroup(demo, chosenSlot(demo, days), null, hoursAgo(1))),
    ...DEMO_CONTACT_MESSAGES.map((message, index) => ({
      [CONTACT_MESSAGES.path(`demo-message-${index + 1}`)]: {
        ...contactMessageSchema.parse(message),
        came_from: demoSource(index),
        created_at: hoursAgo(index * 22 + 3),
      },
    })),
    ...DEMO_CUSTOM_REQUESTS.map((request, index) => ({
      [CUSTOM_REQUESTS.path(`demo-request-${index + 1}`)]: {
        ...customRequestSchema.parse(request),
        came_from: demoSource(index + 1),
        created_at: hoursAgo(index * 31 + 5),
      },
    })),
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

function bookingGroup(
  demo: (typeof DEMO_BOOKINGS)[number],
  days: readonly OfferedDay[],
  admin_id: string,
  created_at: Timestamp,
): Group {
  const slot = chosenSlot(demo, days);
  const { date, time, startsAt } = slot;
  const { id, reference, day: _day, slot: _slot, quote, ...person } = demo;
  const availability_id = AVAILABILITY.idOf({ admin_id, date });
  const quote_submission_id = quote ? quoteIdOf(demo) : null;
  const booking: Booking = {
    ...createBookingSchema.parse({ ...person, date, time, availability_id, quote_submission_id }),
    admin_id,
    reference,
    place: placeOf(DEMO_PLACE, reference),
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    status: 'confirmed',
    sequence: 0,
    moves: 0,
    created_at,
    manage_hashes: [],
    history: [{ what: 'booked', at: created_at, by: 'visitor', to: { date, time } }],
  };
  const claim: SlotClaim = { date, time, booking_id: id, admin_id };
  return {
    [BOOKINGS.path(id)]: booking,
    [SLOT_CLAIMS.path(slotId(date, time))]: claim,
    ...quoteGroup(demo, slot, id, created_at),
  };
}

const quoteIdOf = ({ id }: DemoVisitor) => id.replace('booking', 'quote');

function quoteGroup(
  demo: DemoVisitor,
  slot: ReturnType<typeof chosenSlot>,
  booking_id: string | null,
  created_at: Timestamp,
): Group {
  if (!demo.quote) return {};
  const quote: QuoteSubmission = { ...demoQuoteSubmission(demo, demo.quote, slot), booking_id, created_at };
  return { [QUOTE_SUBMISSIONS.path(quoteIdOf(demo))]: quote };
}

function chosenSlot({ day, slot }: DemoVisitor, days: readonly OfferedDay[]) {
  const { date = '', slots = [] } = days[day] ?? {};
  const time = slots[slot] ?? '';
  const startsAt = slotInstant(date, time);
  if (!startsAt) throw new Error(`The demo content offers no slot ${slot} on day ${day}`);
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
function offeredDays(now: Date): OfferedDay[] {
  const today = todayInNewYork(now);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
    .filter((date) => weekdayOf(date) <= 5 && !holidayOn(date))
    .map((date, index) => {
      const hours = PATTERNS[index % PATTERNS.length] ?? [];
      const slots = hours.map((hour) => SLOT_LABELS[hour] ?? '').filter((label) => slotInstant(date, label));
      return { date, slots };
    });
}
