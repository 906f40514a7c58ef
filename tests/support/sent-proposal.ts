/** A proposal that the team of the test stack sends to a visitor with a quote. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { usualPlan, usualValidity } from '../../src/domain/proposal/new-draft.ts';
import { signIn } from './accounts.ts';
import { database } from './firestore.ts';
import { aQuoteRequest } from './payloads.ts';
import { aContact, type Visitor } from './visitor.ts';

const option = (text: string, unit_price: number) => ({ text, quantity: 1, unit_price, optional: true });
const line = (text: string, unit_price: number, quantity = 1) => ({
  text,
  quantity,
  unit_price,
  optional: false,
});

/** $14,080.00; with the first option $15,330.50. */
const LINES = [
  line('Base booth package 10x20', 14_200),
  line('Theater: design fee included', 0),
  line('Bar stools', 95, 4),
  option('Storage between shows, one year', 1250.5),
  option('Hanging sign, 12 feet', 4800),
  line('Returning customer', -500),
];

const TERMS = [
  'What does a change cost after the order?\nNothing until the graphics are printed, four weeks before the show. Later changes are charged at cost, and we tell you the price first.',
  'What if the show is canceled?\nYou pay for what is built by then, and we store it for your next show free of charge for a year.',
].join('\n\n');

/** Returns the id of the newest deal of an address in the test stack. */
async function dealOf(email: string): Promise<string> {
  const { docs } = await database.collection('deals').where('email', '==', email).get();
  const [newest] = docs.toSorted((a, b) => b.get('created_at').toMillis() - a.get('created_at').toMillis());
  return newest?.id ?? '';
}

/** Sends the visitor's quote, and then versions of a proposal for it. */
export async function proposalFor(request: APIRequestContext, { name, company, email }: Visitor) {
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(path, {
      data,
      headers: { 'X-Idempotency-Key': randomUUID(), ...headers },
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await post(
    '/api/send-quote',
    aQuoteRequest({
      boothSize: '10x20',
      selectedDesign: { title: 'Theater', price: '0', images: { frontview: null }, image_url: null },
      extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 4, unitPriceUSD: 95 }],
      meeting: null,
      contact: aContact({ name, company, email }),
    }),
  );
  const { idToken } = await signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });
  const draft = {
    lines: LINES,
    note: 'Thank you for the call. The counter is now on the aisle, as you asked, and the stools are in your red.',
    valid_until: usualValidity(today, null),
    plan: usualPlan(today, '2099-01-06'),
    terms: TERMS,
    ...{ deal_id: await dealOf(email), replaces: null, with_booth: true },
  };
  const headers = { Authorization: `Bearer ${idToken}` };
  return {
    send: (changes: object = {}): Promise<{ id: string; version: number; url: string }> =>
      post('/api/admin/proposals', { ...draft, ...changes }, headers),
  };
}
