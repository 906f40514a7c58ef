/** Quotes, messages, meetings, proposals, answers, deletions and backfills in random order: each record has one deal. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMissingDeals } from '../../functions/src/deals/open-missing-deals.ts';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { deleteVisitor, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { DEAL_STATES } from '../../src/domain/deals/states.ts';
import { dueOn } from '../../src/domain/deals/to-do.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf, Timestamp } from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
} from '../support/payloads.ts';
import { acceptanceOf, aDraft, tokenOf } from '../support/proposal-under-test.ts';
import { startDeals } from '../support/stored-deals.ts';

const PEOPLE = ['vera@acme.example', 'otto@other.example'] as const;
const DATE = '2026-12-08';
const step = fc.record({
  what: fc.constantFrom(
    ...(['quote', 'request', 'message', 'former message', 'booking', 'booking of a quote'] as const),
    ...(['cancel', 'team cancels', 'propose', 'accept', 'decline', 'ask', 'lose', 'delete'] as const),
  ),
  email: fc.constantFrom(...PEOPLE),
  isCustomShow: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function aWorld() {
  const world = await startDeals();
  const { db, visitors, team, deals } = world;
  const times = SLOT_LABELS.slice(9, 20);
  await offer(db, DATE, times);
  const quotes = new Map<string, string>();
  const meetings: { id: string; token: string }[] = [];
  const links: string[] = [];

  async function book(email: string, quote_submission_id: string | null) {
    const request = aBookingRequest({ user_email: email, time: times.shift(), quote_submission_id });
    const { status, json } = await visitors.post('/api/create-booking', request);
    if (status === 201) meetings.push({ id: json.booking.id, token: tokenOf(json.booking.manage_url) });
  }
  async function answer(what: 'accept' | 'decline' | 'ask') {
    const token = links.at(-1);
    if (!token) return;
    const headers = { 'x-proposal-token': token };
    const shown = await visitors.get('/api/proposal', headers);
    if (shown.status !== 200 || !shown.json.proposal.sheet) return;
    const { version } = shown.json.proposal;
    const words = { decline: { version, reason: '' }, ask: { version, text: 'Blue' } };
    const bodies = { accept: acceptanceOf(shown), ...words };
    await visitors.post(`/api/proposal/${what}`, bodies[what], undefined, headers);
  }
  const work: Record<Step['what'], (email: string, isCustomShow: boolean) => Promise<unknown>> = {
    quote: async (email, isCustomShow) => {
      const show = isCustomShow ? { show: { id: 'custom', name: 'Expo' } } : {};
      const contact = { ...aQuoteRequest().contact, email };
      const { json } = await visitors.post('/api/send-quote', aQuoteRequest({ contact, ...show }));
      quotes.set(email, json.quote_submission_id);
    },
    request: (email) => visitors.post('/api/request-custom-booth', { ...aCustomRequest(), email }),
    message: (email) => visitors.post('/api/send-contact-email', aContactMessage({ email })),
    'former message': async (email) => {
      const created_at = Timestamp.fromDate(visitors.time.now);
      const former = aContactMessage({ email, created_at, lead: { state: 'answered' } });
      await db.collection('contact_messages').add(former);
      await openMissingDeals(db, { write: true });
    },
    booking: (email) => book(email, null),
    'booking of a quote': (email) => book(email, quotes.get(email) ?? null),
    cancel: async () => {
      const { token = '' } = meetings.shift() ?? {};
      await visitors.post('/api/meeting/cancel', {}, undefined, { 'x-meeting-token': token });
    },
    'team cancels': async () => {
      const { id } = meetings.shift() ?? {};
      if (id) await team('bookings/cancel', { ids: [id] });
    },
    propose: async (email) => {
      const deal = (await deals()).findLast((one) => one.email === email);
      if (!deal) return;
      const stored = deal.proposal && (await db.doc(`proposals/${deal.proposal.id}`).get());
      const replaces = stored?.exists ? { id: stored.id, version: Number(stored.get('version')) } : null;
      const draft = { ...aDraft({ replaces }), deal_id: deal.id };
      const { json } = await team('proposals', draft, randomUUID());
      if (json.url) links.push(tokenOf(json.url));
    },
    ...{ accept: () => answer('accept'), decline: () => answer('decline'), ask: () => answer('ask') },
    lose: async (email) => {
      const deal = (await deals()).findLast((one) => one.email === email);
      if (deal) await team(`deals/${deal.id}/change`, { change: { state: 'lost', lost_reason: 'Price' } });
    },
    delete: async (email) => {
      const deletion = { db, deleteBooking: deleteWithFiles, deleteProposal };
      await deleteVisitor(deletion, email, await visitorRecords(db, email));
      expect(await visitorRecords(db, email)).toEqual([]);
    },
  };
  return { ...world, work };
}

const LISTS = {
  quote_submissions: 'quotes',
  custom_requests: 'requests',
  contact_messages: 'messages',
  bookings: 'bookings',
  proposals: 'proposals',
} as const;

test('in any order, each record belongs to exactly one deal, whose state and due day follow from the table', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (steps) => {
      const { db, deals, work } = await aWorld();
      for (const { what, email, isCustomShow } of steps) await work[what](email, isCustomShow);

      const all = await deals();
      for (const [collection, list] of Object.entries(LISTS)) {
        for (const { id, deal_id } of await documentsOf(db, collection as keyof typeof LISTS)) {
          const listing = all.filter((deal) =>
            deal[list].some((one) => (typeof one === 'string' ? one : one.id) === id),
          );
          expect([collection, id, listing.map((deal) => deal.id)]).toEqual([collection, id, [deal_id]]);
        }
      }
      for (const deal of all) {
        expect(deal.is_open).toBe(DEAL_STATES[deal.state].isOpen);
        expect(deal.due_on).toBe(dueOn(deal));
        if (deal.proposal?.state === 'accepted') expect(deal.amount).toBe(deal.proposal.total);
      }
    }),
    { numRuns: process.env['ALL_TESTS'] ? 8 : 3 },
  );
});
