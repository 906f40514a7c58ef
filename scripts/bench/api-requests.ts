/** Requests that the benches send to the API. */
import { randomUUID } from 'node:crypto';
import { DEMO_EXTRAS } from '../demo/extras.ts';
import type { LoadRequest } from './http-load.ts';
import type { BenchSlot } from './load-content.ts';

/** Everyone's own address and mailbox: limits are as they are for visitors. */
function visitor(index: number) {
  return {
    address: `100.64.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    email: `visitor-${index}@bench.example`,
  };
}

function post(index: number, path: string, body: object): LoadRequest {
  const headers = { 'X-Forwarded-For': visitor(index).address, 'X-Idempotency-Key': randomUUID() };
  return { method: 'POST', path, headers, body };
}

/** The quote of the visitor with this number: two extras, a meeting to follow. */
export function quoteOf(index: number): LoadRequest {
  const extras = DEMO_EXTRAS.slice(0, 2).map(({ file, name, unit_price_usd }) => ({
    id: file,
    name,
    quantity: 1,
    unitPriceUSD: unit_price_usd,
  }));
  return post(index, '/api/send-quote', {
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x10',
    selectedDesign: { title: 'Launch', price: '2400', images: {}, image_url: null },
    extras,
    pricing: { basePrice: 0, addOnTotal: 0, estimatedTotal: 0 },
    meeting: { date: new Date().toISOString(), time: '10:00 AM', timeZone: 'America/New_York' },
    contact: { name: 'Bea Bench', company: 'Bench', website: '', email: visitor(index).email, phone: '' },
  });
}

/** The booking of that visitor, of a quote if one is named. */
export function bookingOf(
  index: number,
  slot: BenchSlot | undefined,
  quoteId: string | null | undefined,
): LoadRequest {
  return post(index, '/api/create-booking', {
    ...slot,
    user_email: visitor(index).email,
    user_name: 'Bea Bench',
    user_phone: '',
    company: 'Bench',
    website: '',
    quote_submission_id: quoteId,
    time_zone: 'America/New_York',
  });
}
