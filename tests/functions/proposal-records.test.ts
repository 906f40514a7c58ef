/** Traces of a proposal elsewhere: its frozen booth, the deal's history, events, and a customer's stored data. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { sweepOld } from '../../functions/src/retention/sweeps.ts';
import {
  deleteVisitor,
  deleteVisitorRecords,
  visitorRecords,
} from '../../functions/src/visitors/visitor-records.ts';
import { backfillRecords } from '../../scripts/data.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { webhookSchema } from '../../src/domain/webhook-payloads.ts';
import { documentsOf, NOW } from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import { aQuoteRequest, storeCatalogue } from '../support/payloads.ts';
import { aPicture } from '../support/pictures.ts';
import { acceptanceOf, aDraft, aSentProposal, TOTAL, tokenOf } from '../support/proposal-under-test.ts';
import { aWebhook } from '../support/webhook-under-test.ts';

const FRONT_VIEW = '/media/booth-designs/launch-frontview-3f9a0c1b2d4e5f60-1200x900.webp';
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test('the booth, its logo and its picture stay as they were sent, whatever happens to the content since', async () => {
  const world = await aSentProposal({ isBooked: true });
  const { db, see, booth, send, token, id, bookingId } = world;
  const before = await see(token);
  const files = await booth(token);
  const sheet = JSON.parse(before.json.proposal.sheet);
  const { logo, picture } = files.json;
  expect(sheet.booth).toMatchObject({
    ...{ tint: '#2456f5', design: { title: 'Launch' }, extras: [{ id: 'bar-stools', name: 'Bar stools' }] },
    chosen: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2 }],
    logo: hashOf(Buffer.from(logo, 'base64')),
    picture: hashOf(Buffer.from(picture, 'base64')),
  });

  await db.doc('booth_designs/launch').update({ title: 'Other', images: null });
  await db.doc('extras/bar-stools').update({ unit_price_usd: 1 });
  await db.doc('prices/usd').set({ versions: [] });
  await backfillRecords(db, RECORDS, { write: true });
  await db.doc('booth_designs/launch').delete();
  await db.doc('extras/bar-stools').delete();
  await deleteWithFiles(db, bookingId);

  const after = await see(token);
  expect([after.json.proposal.sheet, after.json.proposal.sha256]).toEqual([
    before.json.proposal.sheet,
    before.json.proposal.sha256,
  ]);
  expect((await booth(token)).text).toBe(files.text);
  const { url } = (await send({ replaces: { id, version: 1 } })).json;
  const next = tokenOf(url);
  expect(JSON.parse((await see(next)).json.proposal.sheet).booth).toEqual(sheet.booth);
  expect((await booth(next)).text).toBe(files.text);
  for (const version of [1, 2])
    expect((await db.doc(`proposal_versions/${id}_${version}`).get()).get('media')).toEqual([
      '/media/booth-designs/x.webp',
    ]);
});

test('the booth that the panel drew is on the page and in the mail, where amounts stand on the right', async () => {
  const picture = (await aPicture(20, 15).png().toBuffer()).toString('base64');
  const { booth, token, mails, db, send, id } = await aSentProposal({ draft: { picture } });
  const shown = await sharp(Buffer.from((await booth(token)).json.picture, 'base64')).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 20, height: 15 });
  const [mail] = await mails('proposal');
  expect(mail?.['html']).toContain('<img src="cid:booth" alt="Launch, with your extras"');
  expect(mail?.['html']).toMatch(/align="right"[^>]*>\$8,500\.00</);
  expect((await sharp(mail?.['picture']).metadata()).format).toBe('jpeg');

  await db.doc('booth_designs/launch').update({ 'images.frontview': FRONT_VIEW });
  await send({ replaces: { id, version: 1 } });
  const next = (await mails('proposal')).find(({ subject }) => subject?.startsWith('New version'));
  expect(next?.['html']).toContain(FRONT_VIEW.replace('.webp', '.jpg'));
  expect(next).not.toHaveProperty('picture');
  expect((await send({ replaces: { id, version: 2 }, picture: 'SGVsbG8=' })).status).toBe(400);
});

test('each event is reported to connected systems, as described, without links and hashes of links', async () => {
  const hook = await aWebhook({ sales_only: true });
  const { db, ask, deliver, trigger, types, received } = hook;
  await storeCatalogue(db);
  const { json: quote } = await hook.post('/api/send-quote', aQuoteRequest());
  const stored = await db.doc(`quote_submissions/${quote.quote_submission_id}`).get();
  const sent = await ask('/proposals', { ...aDraft(), deal_id: stored.get('deal_id') });
  const headers = { 'x-proposal-token': tokenOf(sent.json.url) };
  const shown = await hook.get('/api/proposal', headers);
  await hook.post('/api/proposal/accept', acceptanceOf(shown, [3]), undefined, headers);

  await trigger('proposals');
  await deliver();

  expect(types().sort()).toEqual(['proposal.accepted', 'proposal.sent']);
  for (const { json } of received) {
    expect(z.safeParse(webhookSchema(json.type), json).error).toBeUndefined();
    expect(JSON.stringify(json)).not.toMatch(/links|search_words|asked/);
  }
  const { data } = received.find(({ json }) => json.type === 'proposal.accepted')?.json ?? {};
  expect(data.accepted).toMatchObject({ ticked: [3], total: TOTAL + 1200, at: NOW.toISOString() });
});

test('an interrupted deletion leaves the deal, by which the proposals are found', async () => {
  const { db, deal_id } = await aSentProposal();
  const killed = () => Promise.reject(new Error('Killed'));
  const records = await visitorRecords(db, 'vera@acme.example');

  const steps = { db, deleteBooking: deleteWithFiles, deleteProposal: killed };
  await expect(deleteVisitorRecords(steps, records)).rejects.toThrow('Killed');
  expect((await db.doc(`deals/${deal_id}`).get()).exists).toBe(true);
});

test('an acceptance during a deletion leaves no mail behind', async () => {
  const { db } = await aSentProposal();
  const sought = 'vera@acme.example';
  const mail = (await documentsOf(db, 'mail')).find(({ to }) => to === sought);
  const acceptedMeanwhile = async (of: typeof db, id: string) => {
    await of.collection('mail').add({ ...mail });
    await deleteProposal(of, id);
  };

  const steps = { db, deleteBooking: deleteWithFiles, deleteProposal: acceptedMeanwhile };
  await deleteVisitor(steps, sought, await visitorRecords(db, sought));

  expect(mail).toBeDefined();
  expect(await visitorRecords(db, sought)).toEqual([]);
});

test("a customer's proposals are found and deleted with all versions; old ones go with their deal, accepted ones later", async () => {
  const { db, id, send, token, act, see, setTime, pay } = await aSentProposal();
  await send({ replaces: { id, version: 1 } });
  const paths = (await visitorRecords(db, 'Vera@acme.example')).map(({ ref }) => ref.path);
  const all = [`proposals/${id}`, `proposal_versions/${id}_1`, `proposal_versions/${id}_2`];
  expect(paths.filter((path) => path.startsWith('proposal'))).toEqual(all);
  /** Deletes what is old at noon of a day; returns how many proposals and quotes are left. */
  const sweep = async (of: typeof db, day: string, leads: number | null, bookings: number | null) => {
    const retention = { leads, bookings, mails: null };
    const steps = { deleteBooking: deleteWithFiles, deleteProposal };
    await sweepOld({ db: of, now: new Date(`${day}T12:00:00Z`), retention, ...steps });
    return [(await documentsOf(of, 'proposals')).length, (await documentsOf(of, 'quote_submissions')).length];
  };
  expect(await sweep(db, '2026-12-20', 7, 30)).toEqual([1, 1]);
  setTime(new Date('2026-12-20T12:00:00Z'));
  await act('accept', token, acceptanceOf(await see(token, '?version=newest')));
  expect(await sweep(db, '2027-06-10', 7, 30)).toEqual([1, 1]);
  expect(await sweep(db, '2027-06-10', 7, null)).toEqual([1, 1]);
  setTime(new Date('2027-01-08T12:00:00Z'));
  for (const index of [0, 1]) expect((await pay(index, '2027-01-08')).status).toBe(200);
  expect(await sweep(db, '2027-01-10', 7, 30)).toEqual([1, 0]);
  expect(await sweep(db, '2027-01-10', 30, null)).toEqual([1, 0]);
  expect(await sweep(db, '2027-01-19', 30, null)).toEqual([0, 0]);
  expect(await documentsOf(db, 'proposal_versions')).toEqual([]);

  const open = await aSentProposal({ isBooked: true });
  await sweep(open.db, '2027-01-20', null, 7);
  for (const name of ['proposals', 'proposal_versions', 'proposal_pictures'] as const) {
    expect(await documentsOf(open.db, name), name).toEqual([]);
  }
});
