import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { clauses } from '#company/terms.ts';
import { brand } from '../../src/config/brand.ts';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { proposalAmounts } from '../../src/domain/proposal/amounts.ts';
import { clausesText } from '../../src/domain/proposal/clauses.ts';
import { firstDraft } from '../../src/domain/proposal/new-draft.ts';
import { proposalDraftSchema } from '../../src/domain/proposal/sheet.ts';
import { PROPOSALS } from '../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { SHOWS } from '../../src/domain/records/shows.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';

/**
 * Sends two proposals over the API of the local stack at SITE_URL with the demo content, and accepts one. Does nothing
 * if they were sent before.
 */
export async function sendProposals(db: Firestore): Promise<void> {
  const sent = await db.collection(PROPOSALS.name).limit(1).get();
  if (!sent.empty) return;
  const { SITE_URL: site, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  const { idToken } = await call(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email: DEMO_ADMINS[0].email, password: DEMO_ADMIN_PASSWORD, returnSecureToken: true },
  );
  /** Sends a demo quote as it is, with an option for the customer; returns its lines and the link's header. */
  const send = async (quoteId: string, note: string, text: string, unit_price: number) => {
    const quote = QUOTE_SUBMISSIONS.read((await db.doc(QUOTE_SUBMISSIONS.path(quoteId)).get()).data() ?? {});
    const opensOn = (await db.doc(SHOWS.path(quote.show_id)).get()).get('first_day') ?? null;
    const first = firstDraft(quote, clausesText(clauses, brand.name), todayInNewYork(new Date()), opensOn);
    const option = { text, quantity: 1, unit_price, optional: true };
    const draft = proposalDraftSchema.parse({ ...first, lines: [...first.lines, option], note });
    const proposal = { ...draft, deal_id: quote.deal_id, replaces: null, with_booth: true };
    const { url } = await call(`${site}/api/admin/proposals`, proposal, {
      Authorization: `Bearer ${idToken}`,
    });
    return { lines: draft.lines, headers: { 'X-Proposal-Token': new URL(url).hash.slice(1) } };
  };
  const note = 'Thank you for the call. The meeting table now stands at the back, as you asked.';
  await send('demo-quote-open', note, 'Storage between shows, one year', 1800);
  const { lines, headers } = await send('demo-quote-2', 'Thank you for the call.', 'Second plant set', 120);
  const { version, sha256 } = (await call(`${site}/api/proposal`, null, headers)).proposal;
  const ticked = [lines.length - 1];
  const { total } = proposalAmounts(lines, ticked);
  const person = { name: 'Daniel Okafor', role: 'Head of Events', agreed: true };
  await call(`${site}/api/proposal/accept`, { version, sha256, ticked, total, ...person }, headers);
}

async function call(url: string, body: object | null, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Idempotency-Key': randomUUID(), ...headers },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
