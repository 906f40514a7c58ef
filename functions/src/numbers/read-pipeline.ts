import type { Firestore } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { Pipeline } from '../../../src/domain/schemas/numbers.ts';
import { channelOf } from '../../../src/domain/visitor/came-from.ts';
import { within } from './count-days.ts';

/** Limits the sources shown, since visitors can invent any number of campaigns. */
const MAX_SOURCES = 50;

const MINUTE_MS = 60_000;

/** Returns the value of these days' quotes by month and show, and how fast their leads got a first answer. */
export async function readPipeline(db: Firestore, first: string, last: string): Promise<Pipeline> {
  const createdWithin = async ({ name }: { readonly name: string }) => {
    const fields = ['created_at', 'lead', 'show_id', 'booth_size', 'pricing', 'booking_id', 'came_from'];
    const { docs } = await within(db.collection(name), 'created_at', first, last)
      .select(...fields)
      .get();
    return docs.map((document) => document.data());
  };
  const [quotes, requests, messages] = await Promise.all([
    createdWithin(QUOTE_SUBMISSIONS),
    createdWithin(CUSTOM_REQUESTS),
    createdWithin(CONTACT_MESSAGES),
  ]);
  const read = quotes.map(QUOTE_SUBMISSIONS.read);
  const leads = [...read, ...requests.map(CUSTOM_REQUESTS.read), ...messages.map(CONTACT_MESSAGES.read)];
  const waits = leads.flatMap(({ created_at, lead }) =>
    lead?.answered_at ? [(lead.answered_at.toMillis() - created_at.toMillis()) / MINUTE_MS] : [],
  );
  return {
    values: valuesOf(read),
    sources: sourcesOf(read),
    answers: { count: waits.length, median_minutes: medianOf(waits) },
  };
}

type Quote = Pick<
  ReturnType<typeof QUOTE_SUBMISSIONS.read>,
  'created_at' | 'lead' | 'show_id' | 'booth_size' | 'pricing' | 'booking_id' | 'came_from'
>;

/** Returns the values by month and show; quotes of a custom size have no price yet. */
function valuesOf(quotes: readonly Quote[]): Pipeline['values'] {
  const values = new Map<string, Pipeline['values'][number]>();
  for (const { created_at, show_id, booth_size, pricing, lead } of quotes) {
    if (booth_size === 'custom') continue;
    const month = todayInNewYork(created_at.toDate()).slice(0, 'yyyy-MM'.length);
    const key = `${month} ${show_id}`;
    const value = values.get(key) ?? { month, show: show_id, open: 0, won: 0, lost: 0 };
    const state = lead?.state;
    value[state === 'won' || state === 'lost' ? state : 'open'] += pricing.estimatedTotal;
    values.set(key, value);
  }
  return [...values.values()];
}

/** Returns the outcomes of the quotes by the channel they came from. */
function sourcesOf(quotes: readonly Quote[]): Pipeline['sources'] {
  const channels = Map.groupBy(quotes, ({ came_from }) => (came_from ? channelOf(came_from.last) : ''));
  return [...channels]
    .map(([source, of]) => ({
      source,
      quotes: of.length,
      bookings: of.filter(({ booking_id }) => booking_id !== null).length,
      won: valuesOf(of).reduce((sum, { won }) => sum + won, 0),
    }))
    .sort((a, b) => b.quotes - a.quotes || b.won - a.won)
    .slice(0, MAX_SOURCES);
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
