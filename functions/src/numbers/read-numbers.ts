import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { READ_NUMBERS } from '../../../src/domain/api/admin-routes.ts';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { LEAD_SOURCE_NAMES, type LeadSource } from '../../../src/domain/schemas/added-lead.ts';
import type { NumbersAnswer } from '../../../src/domain/schemas/numbers.ts';
import { addDays, parseDay, weekdayOf } from '../../../src/domain/time/calendar-day.ts';
import { channelOf } from '../../../src/domain/visitor/came-from.ts';
import { adminAction, type ServedRoute } from '../http/admin-route.ts';

/** Periods, each including the current one. */
const WEEKS = 12;
const MONTHS = 12;

/** Limits the newest leads of each kind that are read. */
const MAX_LEADS = 5_000;

/** Limits the sources shown, since visitors can invent any number of campaigns. */
const MAX_SOURCES = 50;

type Numbers = Omit<NumbersAnswer, 'success'>;

/** POST /api/admin/numbers: what came in by week, the leads' dollars by month, and their sources. */
export function numbersRoute({ db }: { db: Firestore }): ServedRoute {
  return adminAction(READ_NUMBERS, async () => ({ success: true, ...(await readNumbers(db, new Date())) }));
}

/** Returns the numbers at `now`. Reads at most the newest `max` leads of each kind. */
export async function readNumbers(db: Firestore, now: Date, max = MAX_LEADS): Promise<Numbers> {
  const today = todayInNewYork(now);
  const mondays = lastOf(WEEKS, (ago) => addDays(today, 1 - weekdayOf(today) - 7 * ago));
  const months = lastOf(MONTHS, (ago) => monthOf(today, ago));
  const [weeks, { leads, read_from }] = await Promise.all([
    Promise.all(mondays.map((monday) => countWeek(db, monday))),
    readLeads(db, `${months[0]}-01`, max),
  ]);
  const byMonth = Map.groupBy(leads, ({ created_at }) => monthOf(todayInNewYork(created_at.toDate())));
  return {
    weeks,
    months: months.map((month) => ({ month, ...dollarsOf(byMonth.get(month) ?? []) })),
    sources: sourcesOf(leads),
    read_from,
  };
}

/** Returns periods in order, the one of the current period (`ago` 0) last. */
function lastOf<Period>(count: number, periodOf: (ago: number) => Period): Period[] {
  return Array.from({ length: count }, (_, index) => periodOf(count - 1 - index));
}

/** Returns the month of a day, or an earlier one: '2026-11'. */
function monthOf(day: string, ago = 0): string {
  return parseDay(day)?.minus({ months: ago }).toFormat('yyyy-MM') ?? '';
}

/** Counts what came in during a week, with a read for each thousand. */
async function countWeek(db: Firestore, monday: string): Promise<Numbers['weeks'][number]> {
  const countOf = async ({ name }: { readonly name: string }) => {
    const ofWeek = since(db.collection(name), monday).where('created_at', '<', startOf(addDays(monday, 7)));
    return (await ofWeek.count().get()).data().count;
  };
  const [quotes, bookings, proposals] = await Promise.all([
    countOf(QUOTE_SUBMISSIONS),
    countOf(BOOKINGS),
    countOf(PROPOSALS),
  ]);
  return { monday, quotes, bookings, proposals };
}

function since(query: Query, day: string): Query {
  return query.where('created_at', '>=', startOf(day));
}

/** Returns the day's midnight in the company's zone. */
function startOf(day: string): Timestamp {
  return Timestamp.fromDate(slotInstant(day, '12:00 AM') ?? new Date(0));
}

const FIELDS = ['created_at', 'lead', 'booth_size', 'pricing', 'booking_id', 'came_from', 'source'];

/** A quote, request or message. */
interface Counted extends Pick<QuoteSubmission, 'created_at' | 'lead' | 'came_from'> {
  readonly source?: LeadSource | undefined;
  /** Only quotes have one. */
  readonly booking_id?: string | null;
  /** Estimate of a quote in US dollars; null for a custom size. */
  readonly estimate?: number | null;
}

/** Returns the leads from `day` on, and the day from which all of them were read, if that is later. */
async function readLeads(
  db: Firestore,
  day: string,
  max: number,
): Promise<{ leads: Counted[]; read_from: string | null }> {
  let read_from: string | null = null;
  const newest = async <Lead extends Counted>(record: {
    readonly name: string;
    readonly read: (stored: Readonly<Record<string, unknown>>) => Lead;
  }) => {
    const query = since(db.collection(record.name), day).orderBy('created_at', 'desc').limit(max);
    const leads = (await query.select(...FIELDS).get()).docs.map((document) => record.read(document.data()));
    const oldest = leads[max - 1];
    if (oldest) {
      const from = todayInNewYork(oldest.created_at.toDate());
      if (read_from === null || from > read_from) read_from = from;
    }
    return leads;
  };
  const [quotes, requests, messages] = await Promise.all([
    newest(QUOTE_SUBMISSIONS),
    newest(CUSTOM_REQUESTS),
    newest(CONTACT_MESSAGES),
  ]);
  const estimated = quotes.map((quote) => ({ ...quote, estimate: estimateOf(quote) }));
  return { leads: [...estimated, ...requests, ...messages], read_from };
}

function estimateOf({ booth_size, pricing }: Pick<QuoteSubmission, 'booth_size' | 'pricing'>): number | null {
  return booth_size === 'custom' ? null : pricing.estimatedTotal;
}

/** Returns the leads' US dollars by state. */
function dollarsOf(leads: readonly Counted[]): Record<'open' | 'won' | 'lost', number> {
  const dollars = { open: 0, won: 0, lost: 0 };
  for (const { lead, estimate } of leads) {
    const state = lead.state === 'won' || lead.state === 'lost' ? lead.state : 'open';
    dollars[state] += (state === 'won' ? lead.agreed_amount : null) ?? estimate ?? 0;
  }
  return dollars;
}

/** Returns the quotes, meetings and won dollars by the channel that the leads came from. */
function sourcesOf(leads: readonly Counted[]): Numbers['sources'] {
  return [...Map.groupBy(leads, sourceOf)]
    .map(([source, of]) => ({
      source,
      quotes: of.filter(({ booking_id }) => booking_id !== undefined).length,
      bookings: of.filter(({ booking_id }) => booking_id != null).length,
      won: dollarsOf(of).won,
    }))
    .filter(({ quotes, won }) => quotes > 0 || won > 0)
    .sort((a, b) => b.quotes - a.quotes || b.won - a.won)
    .slice(0, MAX_SOURCES);
}

function sourceOf({ source, came_from }: Counted): string {
  if (source) return LEAD_SOURCE_NAMES[source];
  return came_from ? channelOf(came_from.last) : '';
}
