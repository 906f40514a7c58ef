/** The demo's hours, bookings, quotes, messages of the contact form and requests for a custom size. */
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { meetingEnd } from '../../src/domain/booking/calendar.ts';
import { slotId, slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { holidayOn } from '../../src/domain/booking/us-holidays.ts';
import { priceQuote } from '../../src/domain/quote/pricing.ts';
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
import { quoteRequestSchema } from '../../src/domain/schemas/quote-request.ts';
import { addDays, weekdayOf } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  DEMO_BOOKINGS,
  DEMO_CONTACT_MESSAGES,
  DEMO_CUSTOM_REQUESTS,
  DEMO_DESIGNS,
  DEMO_EXTRAS,
  DEMO_OPEN_QUOTES,
  DEMO_PLACE,
  type DemoQuote,
  type DemoVisitor,
  demoSource,
} from './content.ts';

/**
 * Offers slots of `adminId` on the working days of the six weeks after `now`, and stores what the demo's visitors sent in
 * the days before. Sends no mail.
 * @throws ZodError for what a visitor or an administrator could not send; Error for a nonexistent slot, design or extra
 */
export async function seedVisitors(db: Firestore, adminId: string, now: Date): Promise<void> {
  const days = offeredDays(now);
  const hoursAgo = (hours: number) => Timestamp.fromMillis(now.getTime() - hours * 3_600_000);
  const batch = db.batch();
  const create = (path: string, fields: object) => batch.create(db.doc(path), fields);

  for (const { date, slots } of days) {
    const fields = AVAILABILITY.schema.parse({ date, slots, admin_id: adminId });
    create(AVAILABILITY.path(AVAILABILITY.idOf(fields)), fields);
  }
  /** Returns the quote's id; null for a visitor without one. */
  const createQuote = (demo: DemoVisitor, booking_id: string | null, created_at: Timestamp) => {
    if (!demo.quote) return null;
    const id = demo.id.replace('booking', 'quote');
    const sent = quoteSubmission(demo, demo.quote, chosenSlot(demo, days));
    create(QUOTE_SUBMISSIONS.path(id), { ...sent, booking_id, created_at } satisfies QuoteSubmission);
    return id;
  };
  for (const [index, demo] of DEMO_BOOKINGS.entries()) {
    const { id, reference, day: _day, slot: _slot, quote: _quote, ...person } = demo;
    const { date, time, startsAt } = chosenSlot(demo, days);
    const created_at = hoursAgo(index * 7 + 2);
    const availability_id = AVAILABILITY.idOf({ admin_id: adminId, date });
    const quote_submission_id = createQuote(demo, id, created_at);
    create(BOOKINGS.path(id), {
      ...createBookingSchema.parse({ ...person, date, time, availability_id, quote_submission_id }),
      admin_id: adminId,
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
    } satisfies Booking);
    const claim: SlotClaim = { date, time, booking_id: id, admin_id: adminId };
    create(SLOT_CLAIMS.path(slotId(date, time)), claim);
  }
  for (const demo of DEMO_OPEN_QUOTES) createQuote(demo, null, hoursAgo(1));
  for (const [index, message] of DEMO_CONTACT_MESSAGES.entries())
    create(CONTACT_MESSAGES.path(`demo-message-${index + 1}`), {
      ...contactMessageSchema.parse(message),
      came_from: demoSource(index),
      created_at: hoursAgo(index * 22 + 3),
    });
  for (const [index, request] of DEMO_CUSTOM_REQUESTS.entries())
    create(CUSTOM_REQUESTS.path(`demo-request-${index + 1}`), {
      ...customRequestSchema.parse(request),
      came_from: demoSource(index + 1),
      created_at: hoursAgo(index * 31 + 5),
    });
  await batch.commit();
}

function chosenSlot({ day, slot }: DemoVisitor, days: ReturnType<typeof offeredDays>) {
  const { date = '', slots = [] } = days[day] ?? {};
  const time = slots[slot] ?? '';
  const startsAt = slotInstant(date, time);
  if (!startsAt) throw new Error(`The demo content offers no slot ${slot} on day ${day}`);
  return { date, time, startsAt };
}

/** Returns a visitor's quote submission, as POST /api/send-quote stores it. */
function quoteSubmission(
  visitor: DemoVisitor,
  quote: DemoQuote,
  { startsAt, time }: ReturnType<typeof chosenSlot>,
) {
  const chosen = Object.entries(quote.extras).map(([id, quantity]) => {
    const { name, unit_price_usd } = found(DEMO_EXTRAS, ({ file }) => file === id, id);
    return { id, name, quantity, unitPriceUSD: unit_price_usd };
  });
  const design = found(DEMO_DESIGNS, ({ slug }) => slug === quote.design, quote.design);
  const { city, show, boothSize, extras, pricing, meeting, contact } = quoteRequestSchema.parse({
    city: quote.city,
    show: quote.show,
    boothSize: design.booth_size,
    selectedDesign: { title: design.title, price: String(design.price) },
    extras: chosen,
    pricing: priceQuote({ boothSize: design.booth_size, state: quote.city.state, extras: chosen }),
    meeting: { date: startsAt.toISOString(), time, timeZone: visitor.time_zone },
    contact: {
      name: visitor.user_name,
      company: visitor.company,
      email: visitor.user_email,
      website: visitor.website,
      phone: visitor.user_phone,
    },
  });
  return {
    show_id: show.id,
    show_name: show.name,
    ...city,
    booth_size: boothSize,
    selected_render_title: design.title,
    design_id: design.slug,
    design_fee: design.price,
    custom_design: null,
    extras,
    pricing,
    meeting: meeting ?? null,
    preferred_times: [],
    contact,
    came_from: demoSource(visitor.day + visitor.slot),
    lead_mail_id: null,
  };
}

function found<T>(list: readonly T[], is: (entry: T) => boolean, name: string): T {
  const entry = list.find(is);
  if (!entry) throw new Error(`The demo content has no '${name}'`);
  return entry;
}

/** Hours at which a day's slots start, between 9 AM and 5 PM; working days use the patterns in turn. */
const PATTERNS: readonly (readonly number[])[] = [
  [9, 10, 11, 13, 14, 15, 16],
  [9, 11, 13, 15],
  [10, 11, 14, 15, 16],
  [9, 10, 13, 14, 16],
  [10, 12, 14, 16],
];

/** Returns the working days of the six weeks after today, with the labels of their slots, in the company's zone. */
function offeredDays(now: Date) {
  const today = todayInNewYork(now);
  return Array.from({ length: 6 * 7 }, (_, index) => addDays(today, index + 1))
    .filter((date) => weekdayOf(date) <= 5 && !holidayOn(date))
    .map((date, index) => {
      const hours = PATTERNS[index % PATTERNS.length] ?? [];
      const slots = hours.map((hour) => SLOT_LABELS[hour] ?? '').filter((label) => slotInstant(date, label));
      return { date, slots };
    });
}
