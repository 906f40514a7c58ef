import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { READ_NUMBERS } from '../../../src/domain/api/admin-routes.ts';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { ADDED_SOURCES, DEAL_SOURCES } from '../../../src/domain/deals/sources.ts';
import { DEAL_STATES } from '../../../src/domain/deals/states.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { DEALS, type Deal } from '../../../src/domain/records/deals.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { NumbersAnswer } from '../../../src/domain/schemas/numbers.ts';
import { addDays, parseDay, weekdayOf } from '../../../src/domain/time/calendar-day.ts';
import { channelOf } from '../../../src/domain/visitor/came-from.ts';
import { type ServedRoute, serve } from '../http/serve.ts';
import { countOf } from '../platform/firebase.ts';

/** Periods, each including the current one. */
const WEEKS = 12;
const MONTHS = 12;

/** Limits the newest deals that are read. */
const MAX_DEALS = 5_000;

/** Limits the sources shown, since visitors can invent any number of campaigns. */
const MAX_SOURCES = 50;

type Numbers = Omit<NumbersAnswer, 'success'>;

/** POST /api/admin/numbers: what came in by week, the deals' dollars by month, and their sources. */
export function numbersRoute({ db }: { db: Firestore }): ServedRoute {
  return serve(READ_NUMBERS, async () => ({ success: true, ...(await readNumbers(db, new Date())) }));
}

/** Returns the numbers at `now`. Reads at most the newest `max` deals. */
export async function readNumbers(db: Firestore, now: Date, max = MAX_DEALS): Promise<Numbers> {
  const today = todayInNewYork(now);
  const mondays = lastOf(WEEKS, (ago) => addDays(today, 1 - weekdayOf(today) - 7 * ago));
  const months = lastOf(MONTHS, (ago) => monthOf(today, ago));
  const [weeks, { deals, read_from }] = await Promise.all([
    Promise.all(mondays.map((monday) => countWeek(db, monday))),
    readDeals(db, `${months[0]}-01`, max),
  ]);
  const byMonth = Map.groupBy(deals, ({ created_at }) => monthOf(todayInNewYork(created_at.toDate())));
  return {
    weeks,
    months: months.map((month) => ({ month, ...dollarsOf(byMonth.get(month) ?? []) })),
    sources: sourcesOf(deals),
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
  const countIn = ({ name }: { readonly name: string }) =>
    countOf(since(db.collection(name), monday).where('created_at', '<', startOf(addDays(monday, 7))));
  const [quotes, bookings, proposals] = await Promise.all([
    countIn(QUOTE_SUBMISSIONS),
    countIn(BOOKINGS),
    countIn(PROPOSALS),
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

const FIELDS = ['created_at', 'state', 'amount', 'quotes', 'bookings', 'came_from', 'source'] as const;

type Counted = Pick<Deal, (typeof FIELDS)[number]>;

/** Returns the deals from `day` on, and the day from which all of them were read, if that is later. */
async function readDeals(
  db: Firestore,
  day: string,
  max: number,
): Promise<{ deals: Counted[]; read_from: string | null }> {
  const query = since(db.collection(DEALS.name), day).orderBy('created_at', 'desc').limit(max);
  const deals = (await query.select(...FIELDS).get()).docs.map((stored) => DEALS.read(stored.data()));
  const oldest = deals[max - 1];
  return { deals, read_from: oldest ? todayInNewYork(oldest.created_at.toDate()) : null };
}

/** Returns the deals' US dollars by the column of their state. */
function dollarsOf(deals: readonly Counted[]): Record<'open' | 'won' | 'lost', number> {
  const dollars = { open: 0, won: 0, lost: 0 };
  for (const { state, amount } of deals) dollars[DEAL_STATES[state].counts] += amount ?? 0;
  return dollars;
}

/** Returns the quotes, meetings and won dollars by the channel that the deals came from. */
function sourcesOf(deals: readonly Counted[]): Numbers['sources'] {
  const count = (of: readonly Counted[], list: 'quotes' | 'bookings') =>
    of.reduce((sum, deal) => sum + deal[list].length, 0);
  return [...Map.groupBy(deals, sourceOf)]
    .map(([source, of]) => ({
      source,
      quotes: count(of, 'quotes'),
      bookings: count(of, 'bookings'),
      won: dollarsOf(of).won,
    }))
    .filter(({ quotes, bookings, won }) => quotes > 0 || bookings > 0 || won > 0)
    .sort((a, b) => b.quotes - a.quotes || b.won - a.won)
    .slice(0, MAX_SOURCES);
}

function sourceOf({ source, came_from }: Counted): string {
  if (ADDED_SOURCES.some((added) => added === source)) return DEAL_SOURCES[source];
  return came_from ? channelOf(came_from.last) : '';
}
