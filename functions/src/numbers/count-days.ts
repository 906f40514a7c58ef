import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import { type Counted, NO_QUOTE, type Tally } from '../../../src/domain/schemas/numbers.ts';
import type { CountedKind } from '../../../src/domain/tallies.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';

interface Quoted {
  readonly show: string;
  readonly size: string;
}

const BATCH = 300;

/** Counts the records of each day from `first` to `last`. */
export async function countDays(db: Firestore, first: string, last: string): Promise<Map<string, Counted>> {
  const bookings = db.collection(BOOKINGS.name);
  const [quotes, booked, canceled] = await Promise.all([
    within(db.collection(QUOTE_SUBMISSIONS.name), 'created_at', first, last)
      .select('created_at', 'show_id', 'booth_size')
      .get(),
    within(bookings, 'created_at', first, last).select('created_at', 'quote_submission_id').get(),
    within(bookings, 'cancelled_at', first, last).select('cancelled_at', 'quote_submission_id').get(),
  ]);
  const quoted = new Map(quotes.docs.map((quote) => [quote.id, quotedIn(quote)]));
  await addQuotes(
    db,
    quoted,
    [...booked.docs, ...canceled.docs].map((booking) => booking.get('quote_submission_id')),
  );

  const days = new Map<string, Counted>();
  for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, nothing());
  const add = (kind: CountedKind, at: Timestamp, quote: Quoted | undefined) => {
    const tally = days.get(todayInNewYork(at.toDate()))?.[kind];
    if (tally) count(tally, quote);
  };
  for (const quote of quotes.docs) add('quotes', quote.get('created_at'), quoted.get(quote.id));
  for (const booking of booked.docs)
    add('bookings', booking.get('created_at'), quoted.get(booking.get('quote_submission_id')));
  for (const booking of canceled.docs)
    add('cancellations', booking.get('cancelled_at'), quoted.get(booking.get('quote_submission_id')));
  return days;
}

/** Returns the records whose `field` falls on one of the days from `first` to `last`. */
export function within(query: Query, field: string, first: string, last: string): Query {
  return query.where(field, '>=', startOf(first)).where(field, '<', startOf(addDays(last, 1)));
}

/** Returns the day's midnight in the company's zone. */
function startOf(day: string): Timestamp {
  return Timestamp.fromDate(slotInstant(day, '12:00 AM') ?? new Date(0));
}

/** Adds the quotes of bookings, if they came in before the counted days. */
async function addQuotes(
  db: Firestore,
  known: Map<string, Quoted>,
  ids: readonly (string | null)[],
): Promise<void> {
  const missing = [...new Set(ids.filter((id) => id !== null))].filter((id) => !known.has(id));
  for (let start = 0; start < missing.length; start += BATCH) {
    const refs = missing.slice(start, start + BATCH).map((id) => db.doc(QUOTE_SUBMISSIONS.path(id)));
    const found = await db.getAll(...refs, { fieldMask: ['show_id', 'booth_size'] });
    for (const quote of found) if (quote.exists) known.set(quote.id, quotedIn(quote));
  }
}

function quotedIn(quote: { get: (field: string) => unknown }): Quoted {
  return { show: String(quote.get('show_id')), size: String(quote.get('booth_size')) };
}

function nothing(): Counted {
  const tally = (): Tally => ({ shows: {}, sizes: {} });
  return { quotes: tally(), bookings: tally(), cancellations: tally() };
}

function count({ shows, sizes }: Tally, quote: Quoted | undefined): void {
  const { show, size } = quote ?? { show: NO_QUOTE, size: NO_QUOTE };
  shows[show] = (shows[show] ?? 0) + 1;
  sizes[size] = (sizes[size] ?? 0) + 1;
}
