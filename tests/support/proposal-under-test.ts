/** A proposal that the team sends through the API, and what its customer's link allows. */
import { createHash, randomUUID } from 'node:crypto';
import { proposalAmounts } from '../../src/domain/proposal/amounts.ts';
import type { ProposalSheet } from '../../src/domain/proposal/sheet.ts';
import { DEALS } from '../../src/domain/records/deals.ts';
import { adminHeaders, bucket, startAdminApi } from './admin-api-under-test.ts';
import { type ApiAnswer, type Database, documentsOf, emptyDatabase, startApi } from './api-under-test.ts';
import { startMeetingLogo } from './meeting-logo-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from './payloads.ts';
import { aPicture } from './pictures.ts';

export const LINES = [
  { text: 'Base booth package 10x10', quantity: 1, unit_price: 8500, optional: false },
  { text: 'Bar stools', quantity: 2, unit_price: 95, optional: false },
  { text: 'Early order', quantity: 1, unit_price: -190.5, optional: false },
  { text: 'Hanging sign', quantity: 1, unit_price: 1200, optional: true },
];
export const TOTAL = 8499.5;

/** What the team sends. */
export function aDraft(changes: Record<string, unknown> = {}) {
  return {
    lines: LINES,
    note: 'As we said on the phone.',
    valid_until: '2026-12-20',
    plan: [
      { percent: 50, due_on: null, text: 'With the order' },
      { percent: 50, due_on: '2027-01-05', text: '35 days before the show' },
    ],
    terms: 'Cancel until 60 days before.',
    replaces: null,
    with_booth: true,
    ...changes,
  };
}

/** Starts both APIs with a visitor's quote, its meeting and logo if wanted, and an administrator who is signed in. */
export async function aQuotedLead({ isBooked = false, db = emptyDatabase() } = {}) {
  const api = await startApi({ db, bucket: () => bucket });
  const admin = await startAdminApi({ db });
  await storeCatalogue(db);
  const { json } = await api.post('/api/send-quote', aQuoteRequest());
  const quoteId: string = json.quote_submission_id;
  const deal_id: string = (await db.doc(`quote_submissions/${quoteId}`).get()).get('deal_id');
  let bookingId = '';
  if (isBooked) {
    await offer(db, '2026-12-08', ['10:00 AM']);
    const booked = await api.post('/api/create-booking', aBookingRequest({ quote_submission_id: quoteId }));
    bookingId = booked.json.booking.id;
    const image = (await aPicture(20, 10).png().toBuffer()).toString('base64');
    const token = new URL(booked.json.booking.manage_url).hash.slice(1);
    const logos = await startMeetingLogo(db);
    await logos.post('/api/meeting/logo', { image, booth: image, tint: '#2456f5' }, randomUUID(), {
      'x-meeting-token': token,
    });
  }
  const headers = await adminHeaders();
  const team = (path: string, body: object = {}, key: string = randomUUID()) =>
    admin.post(`/api/admin/proposals${path}`, body, key, headers);
  const withToken = (token: string) => ({ 'x-proposal-token': token });
  return {
    ...{ api, db, quoteId, deal_id, bookingId, team },
    send: (changes: Record<string, unknown> = {}, key?: string) =>
      team('', { ...aDraft(changes), deal_id, ...changes }, key),
    see: (token: string, query = '') => api.get(`/api/proposal${query}`, withToken(token)),
    booth: (token: string, query = '') => api.get(`/api/proposal/booth${query}`, withToken(token)),
    act: (what: 'accept' | 'decline' | 'ask', token: string, body: object, key?: string) =>
      api.post(`/api/proposal/${what}`, body, key, withToken(token)),
    mails: async (kind: string) =>
      (await documentsOf(db, 'mail')).filter((mail) => mail['kind'] === kind) as Record<string, string>[],
    deal: async () => DEALS.read((await db.doc(DEALS.path(deal_id)).get()).data() ?? {}),
    pay: (index: number, paid_on: string | null) =>
      admin.post(`/api/admin/deals/${deal_id}/payments`, { index, paid_on }, undefined, headers),
    changeDeal: (change: object) =>
      admin.post(`/api/admin/deals/${deal_id}/change`, { change }, undefined, headers),
    proposal: async (id: string) => (await db.doc(`proposals/${id}`).get()).data() ?? {},
    setTime: (now: Date) => {
      api.time.now = now;
      admin.time.now = now;
    },
  };
}

/** The same with a first version sent. */
export async function aSentProposal(
  options: { isBooked?: boolean; db?: Database; draft?: Record<string, unknown> } = {},
) {
  const world = await aQuotedLead(options);
  const { json } = await world.send(options.draft);
  return { ...world, id: String(json.id), token: tokenOf(json.url), reference: String(json.reference) };
}

/** Returns the token in the address of a proposal's page. */
export function tokenOf(url: string): string {
  return new URL(url).hash.slice(1);
}

/** Returns the body with which the page accepts what it shows. */
export function acceptanceOf({ json }: Pick<ApiAnswer, 'json'>, ticked: readonly number[] = []) {
  const { sheet, version } = json.proposal as { sheet: string; version: number };
  const { lines } = JSON.parse(sheet) as ProposalSheet;
  return {
    version,
    sha256: createHash('sha256').update(sheet).digest('hex'),
    ticked,
    total: proposalAmounts(lines, ticked).total,
    ...{ name: 'Bo Boss', role: 'CEO', agreed: true },
  };
}
