import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { deleteVisitorRecords, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { type Database, documentsOf, emptyDatabase, startApi, TEAM } from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';
import { runCommand } from '../support/run-command.ts';

const VERA = 'vera@acme.example';
const VERAS_OTHER = 'vera@home.example';
const FORMS = ['quote_submissions', 'bookings', 'custom_requests', 'contact_messages'] as const;
const COLLECTIONS = [...FORMS, 'mail', 'deals'] as const;

const visitors = (...args: string[]) => runCommand('visitors.ts', ...args);

/** Vera has sent every form; Otto has booked a meeting and sent a message, too. */
async function storeTwoVisitors() {
  const project = `demo-visitors-${randomUUID().slice(0, 8)}`;
  const db = emptyDatabase(project);
  const { post } = await startApi({ db });
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const customDesign = aCustomRequest({ email: VERAS_OTHER });
  const otto = { user_email: 'otto@other.example', time: '11:00 AM' };
  const answers = [
    await post('/api/send-quote', aQuoteRequest({ boothSize: 'custom', selectedDesign: null, customDesign })),
    await post('/api/create-booking', aBookingRequest()),
    await post('/api/create-booking', aBookingRequest(otto)),
    await post('/api/request-custom-booth', aCustomRequest()),
    await post('/api/send-contact-email', aContactMessage({ email: 'Vera@Acme.example' })),
    await post('/api/send-contact-email', aContactMessage({ email: otto.user_email })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 202, 202, 202]);
  return { project, db, post };
}

async function counts(db: Database): Promise<number[]> {
  return Promise.all(COLLECTIONS.map(async (collection) => (await documentsOf(db, collection)).length));
}

test('show prints everything about a visitor and nothing about others, found by any address, or by the phone number', async () => {
  const { project, db } = await storeTwoVisitors();
  const phone = '+1 (312) 555-0142';
  const called = { name: 'Cal', email: '', phone, company: 'Acme', message: 'Called us' };
  await db.doc('contact_messages/called').set(called);
  const show = (sought: string) => visitors('show', sought, '--project', project);

  const { code, output } = await show(VERA.toUpperCase());

  const records = JSON.parse(output) as { path: string; created_at: string }[];
  const found = COLLECTIONS.map(
    (collection) => records.filter(({ path }) => path.startsWith(`${collection}/`)).length,
  );
  // Mails about the quote, the booking (two), the request and the message
  expect([code, found]).toEqual([0, [1, 1, 1, 1, 5, 1]]);
  expect(records.map(({ created_at }) => created_at)).toEqual(records.map(() => '2026-11-21T14:00:00.000Z'));
  expect(output).not.toContain('otto');
  const pathsOf = async (sought: string) => (await visitorRecords(db, sought)).map(({ ref }) => ref.path);
  // The address in a custom booth
  expect(await pathsOf(VERAS_OTHER)).toEqual([expect.stringMatching(/^quote_submissions\//)]);
  expect(await pathsOf('312.555.0142')).toEqual(['contact_messages/called']);
  expect(await pathsOf('none')).toEqual([]);
  // The team is no visitor
  const none = expect.stringContaining(`Nothing is stored about ${TEAM}.`);
  expect(await show(TEAM)).toEqual({ code: 1, output: none });
});

test('deleting a booking leaves the quote of another visitor, without a meeting', async () => {
  const { db, post } = await storeTwoVisitors();
  const contact = { ...aQuoteRequest().contact, email: 'quinn@other.example' };
  const { json } = await post('/api/send-quote', aQuoteRequest({ contact }));
  // As bookings were stored before a quote belonged to its owner alone
  const records = await visitorRecords(db, VERA);
  const booking_id = records.find(({ ref }) => ref.path.startsWith('bookings/'))?.ref.id;
  await db.doc(`quote_submissions/${json.quote_submission_id}`).update({ booking_id });

  await deleteVisitorRecords({ db, deleteBooking: deleteWithFiles, deleteProposal }, records);

  const [quote] = await documentsOf(db, 'quote_submissions');
  expect(quote).toMatchObject({ contact, booking_id: null });
});

test('delete removes everything, frees the slot, and does not affect others', async () => {
  const { project, db, post } = await storeTwoVisitors();
  const all = [1, 2, 1, 2, 8, 2];

  const asked = await visitors('delete', VERA, '--project', project);

  expect([asked.code, await counts(db)]).toEqual([1, all]);
  expect(asked.output).toContain('Nothing was deleted yet. Run it with --yes to delete these 11 records.');

  const { code } = await visitors('delete', VERA, '--yes', '--project', project);

  expect([code, await counts(db)]).toEqual([0, [0, 1, 0, 1, 3, 1]]);
  const claims = await documentsOf(db, 'slot_claims');
  expect(claims.map(({ time }) => time)).toEqual(['11:00 AM']);
  const taken = await post('/api/create-booking', aBookingRequest({ time: '11:00 AM' }));
  const free = await post('/api/create-booking', aBookingRequest());
  expect([taken.status, free.status]).toEqual([409, 201]);
});

test('index makes older records searchable, and prints their number', async () => {
  const { project, db } = await storeTwoVisitors();
  const { docs } = await db.collection('bookings').get();
  for (const { ref } of docs) await ref.update({ search_words: null });

  const { code, output } = await visitors('index', '--project', project);

  expect([code, output]).toEqual([0, expect.stringContaining('Added 2 records to the search')]);
  const [booking] = await documentsOf(db, 'bookings');
  expect(booking?.['search_words']).toEqual(expect.arrayContaining(['acme']));
});

test('an emulator and a real project are not mixed up', async () => {
  const { code, output } = await visitors('show', VERA, '--project', 'booth-production');

  expect([code, output]).toEqual([1, expect.stringContaining('booth-production is not an emulated project')]);
  expect((await visitors('show', VERA, '--local', '--project', 'demo-x')).output).toContain('Either --local');
});
