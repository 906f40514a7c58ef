/** Ten thousand bookings with their quotes in a running stack, for as long as they are needed. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { addDays } from '../../src/domain/calendar-day.ts';
import { BOOKINGS } from '../../src/domain/records/bookings.ts';
import { COUNTERS } from '../../src/domain/records/counters.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { TRADE_SHOWS } from '../../src/domain/shows.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotInstant, todayInNewYork } from '../../src/domain/slots.ts';
import { type StackAddresses, stackEnvironment } from '../stack/addresses.ts';

export const MANY = 10_000;

/** Meetings on each of the days before today. */
const A_DAY = 8;
/** Days between the request and its meeting. */
const AHEAD = 14;
const PREFIX = 'bench-';

export interface ManyBookings {
  /** Another guest comes to this guest's meeting. */
  readonly handOver: (guest: number, to: number) => Promise<void>;
  /** One more, with its quote. */
  readonly store: (guest: number) => Promise<void>;
  /** All of them go. */
  readonly remove: () => Promise<void>;
}

/** Stores MANY bookings of an administrator, the last one yesterday, by 'Guest 0', 'Guest 1' and so on backwards. */
export async function storeManyBookings(stack: StackAddresses, adminId: string): Promise<ManyBookings> {
  Object.assign(process.env, stackEnvironment(stack));
  const app = initializeApp({ projectId: stack.projectId }, 'many-bookings');
  const db = getFirestore(app);
  const today = todayInNewYork(new Date());
  const bookingPath = (guest: number) => db.doc(BOOKINGS.path(`${PREFIX}${guest}`));
  const quotePath = (guest: number) => db.doc(QUOTE_SUBMISSIONS.path(`${PREFIX}${guest}`));
  const stored = new Set<number>();

  async function storeAll(guests: Iterable<number>): Promise<void> {
    const writer = db.bulkWriter();
    for (const guest of guests) {
      stored.add(guest);
      writer.set(bookingPath(guest), bookingOf(guest, today, adminId));
      writer.set(quotePath(guest), quoteOf(guest, today));
    }
    await writer.close();
  }
  await storeAll(Array(MANY).keys());
  return {
    async handOver(guest, to) {
      await bookingPath(guest).update({ user_name: `Guest ${to}` });
    },
    store: (guest) => storeAll([guest]),
    async remove() {
      const remover = db.bulkWriter();
      for (const guest of stored) {
        remover.delete(bookingPath(guest));
        remover.delete(quotePath(guest));
      }
      // Counted from bookings that are no more
      for (const counter of await db.collection(COUNTERS.name).listDocuments()) remover.delete(counter);
      await remover.close();
      await deleteApp(app);
    },
  };
}

function dateOf(guest: number, today: string): string {
  return addDays(today, -1 - Math.floor(guest / A_DAY));
}

/** The booking of the guest with this number, counted backwards from yesterday's last. */
export function bookingOf(guest: number, today: string, adminId: string): object {
  const date = dateOf(guest, today);
  const time = SLOT_LABELS[9 + (guest % A_DAY)] ?? '';
  const startsAt = Timestamp.fromDate(slotInstant(date, time) ?? new Date());
  return {
    date,
    time,
    user_name: `Guest ${guest}`,
    user_email: `guest-${guest}@acme.example`,
    user_phone: '+1 555 010 0199',
    company: 'Acme',
    website: '',
    time_zone: 'America/New_York',
    availability_id: `${adminId}_${date}`,
    quote_submission_id: `${PREFIX}${guest}`,
    admin_id: adminId,
    reference: `BK-${String(guest).padStart(6, '0')}`,
    starts_at: startsAt,
    ends_at: Timestamp.fromMillis(startsAt.toMillis() + 2_700_000),
    status: 'held',
    sequence: 0,
    moves: 0,
    created_at: cameInFor(date),
    manage_hashes: [],
  };
}

/** The quote of that booking. */
export function quoteOf(guest: number, today: string): object {
  const { id, name, city, state } = TRADE_SHOWS[guest % TRADE_SHOWS.length] ?? TRADE_SHOWS[0] ?? {};
  return {
    show_id: id,
    show_name: name,
    city,
    state,
    booth_size: guest % 3 === 0 ? '10x10' : '10x20',
    selected_render_title: null,
    design_id: null,
    design_fee: null,
    custom_design: null,
    extras: [],
    pricing: { basePrice: 8500, addOnTotal: 0, estimatedTotal: 8500 },
    meeting: null,
    preferred_times: [],
    contact: {
      name: `Guest ${guest}`,
      company: 'Acme',
      website: '',
      email: `guest-${guest}@acme.example`,
      phone: '',
    },
    booking_id: `${PREFIX}${guest}`,
    lead_mail_id: null,
    created_at: cameInFor(dateOf(guest, today)),
  };
}

/** Some days before the meeting, at noon in New York. */
function cameInFor(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(addDays(date, -AHEAD), '12:00 PM') ?? new Date());
}
