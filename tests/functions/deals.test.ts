import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { searchFor } from '../../src/domain/visitor/search-words.ts';
import { documentsOf } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
} from '../support/payloads.ts';
import { startDeals } from '../support/stored-deals.ts';
import { patiently } from '../support/until-answered.ts';

const [ADMIN] = DEMO_ADMINS;
const { email, name } = aContactMessage();

const CALLER = {
  source: 'call',
  name: 'Cal Caller',
  company: 'Acme',
  phone: '+1 (702) 555-0142',
  show_id: 'ces-las-vegas',
  booth_size: '10x20',
  note: 'Wants a corner',
};

test('what one address sends for one show is one deal, whatever it is; another show or address has its own', async () => {
  const { visitors, deals } = await startDeals();
  const quote = { ...aQuoteRequest(), contact: { ...aQuoteRequest().contact, email } };
  const show = { id: 'custom', name: 'Northeast Hospitality Expo' };

  await visitors.post('/api/send-contact-email', aContactMessage());
  const sent = await visitors.post('/api/send-quote', quote);
  await visitors.post('/api/request-custom-booth', { ...aCustomRequest(), email: email.toUpperCase() });
  await visitors.post('/api/send-quote', { ...quote, show });
  await visitors.post('/api/send-contact-email', aContactMessage({ email: 'other@acme.example' }));

  const [first, second, third, ...more] = await deals();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ source: 'message', state: 'new', show_name: 'CES', name });
  expect([first?.messages, first?.requests].map((ids) => ids?.length)).toEqual([1, 1]);
  expect(first?.quotes).toEqual([sent.json.quote_submission_id]);
  const events = ['message', 'quote', 'request'].map((what) => ({ what, by: 'visitor' }));
  expect(first?.events).toMatchObject(events);
  expect([second?.show_name, third?.email]).toEqual([show.name, 'other@acme.example']);
});

test('a deal that ended is not joined: what comes later begins another', async () => {
  const { visitors, deals, change } = await startDeals();
  await visitors.post('/api/send-contact-email', aContactMessage());
  const [{ id } = { id: '' }] = await deals();
  await change(id, { state: 'lost', lost_reason: 'Price' });

  await visitors.post('/api/send-contact-email', aContactMessage({ message: 'Again' }));

  expect((await deals()).map(({ state }) => state).sort()).toEqual(['lost', 'new']);
});

test('of many records of one address at once each has one deal, and nearly all the same', async () => {
  const { visitors, deals } = await startDeals();
  const send = (index: number) => {
    const message = aContactMessage({ message: `Message ${index}` });
    // From networks of their own: near its limit one network's requests wait for each other, too
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    return patiently((key) => visitors.post('/api/send-contact-email', message, key, headers));
  };
  const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
  expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(202));
  const ids = (await deals()).flatMap(({ messages }) => messages);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

test('a booking meets: with its quote, with the address alone, and by the team for a deal', async () => {
  const { db, visitors, deals, team } = await startDeals();
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM', '1:00 PM']);
  const quote = await visitors.post('/api/send-quote', aQuoteRequest());
  const quoted = { quote_submission_id: quote.json.quote_submission_id };
  await visitors.post('/api/create-booking', aBookingRequest(quoted));
  const alone = aBookingRequest({ time: '11:00 AM', user_email: 'alone@acme.example' });
  await visitors.post('/api/create-booking', alone);
  const added = await team('deals', CALLER, randomUUID());
  const { availability_id: _id, ...booking } = aBookingRequest({ time: '1:00 PM' });
  const forDeal = { user_email: 'cal@acme.example', deal_id: added.json.id, mail: false };
  await team('bookings', { ...booking, ...forDeal }, randomUUID());

  const meeting = { state: 'meeting', bookings: [{}], waiting: null };
  expect(await deals()).toMatchObject(['quote', 'booking', 'call'].map((source) => ({ ...meeting, source })));
});

test('a meeting that the visitor cancels waits for the team; one that the team cancels does not, and undo brings it back', async () => {
  const { db, visitors, deals, team } = await startDeals();
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const mine = await visitors.post('/api/create-booking', aBookingRequest());
  const other = { time: '11:00 AM', user_email: 'other@acme.example' };
  const theirs = await visitors.post('/api/create-booking', aBookingRequest(other));
  const token = new URL(mine.json.booking.manage_url).hash.slice(1);

  await visitors.post('/api/meeting/cancel', {}, undefined, { 'x-meeting-token': token });
  const { json } = await team('bookings/cancel', { ids: [theirs.json.booking.id] });

  const [first, second] = await deals();
  expect([first?.state, first?.waiting?.for, first?.due_on]).toEqual(['answered', 'new-time', '2026-11-21']);
  expect([second?.state, second?.waiting, second?.due_on]).toEqual(['answered', null, null]);
  await team('bookings/undo', { changes: json.changes });
  expect((await deals())[1]).toMatchObject({ state: 'meeting', bookings: [{ is_live: true }] });
});

test("the team's changes are kept with author and time, mailed to no one, and never overwrite another's", async () => {
  const { db, visitors, deals, change } = await startDeals();
  await visitors.post('/api/send-contact-email', aContactMessage());
  const mails = await documentsOf(db, 'mail');
  const [{ id } = { id: '' }] = await deals();

  await Promise.all([
    change(id, { note: 'Call first' }, { note: '' }),
    change(id, { next_step: '2026-12-01', next_what: 'Send samples' }),
    change(id, { state: 'answered' }),
  ]);

  const [deal] = await deals();
  const said = { state: 'answered', note: 'Call first', next_step: '2026-12-01', next_what: 'Send samples' };
  expect(deal).toMatchObject({ ...said, due_on: '2026-12-01', waiting: null });
  expect(deal?.events.filter(({ what }) => what === 'edited').map(({ by }) => by)).toEqual(
    Array(3).fill(ADMIN.email),
  );
  expect(await documentsOf(db, 'mail')).toEqual(mails);
  const late = await change(id, { note: 'Mine' }, { note: '' });
  expect([late.status, late.json.code]).toEqual([409, 'changed-meanwhile']);
  const lost = await change(id, { state: 'lost', lost_reason: 'Price' });
  expect(lost.json).toMatchObject({
    before: { state: 'answered', next_step: '2026-12-01' },
    deal: { state: 'lost', next_step: null, next_what: '', lost_reason: 'Price', note: 'Call first' },
  });
});

test('a change has valid values and a deal that exists; a person has a phone number or an address, and a known show', async () => {
  const { visitors, deals, change, team } = await startDeals();
  await visitors.post('/api/send-contact-email', aContactMessage());
  const [{ id } = { id: '' }] = await deals();
  const add = (fields: object) => team('deals', { source: 'show', name: 'Mel Met', ...fields }, randomUUID());

  const answers = [
    // Meetings and proposals set their states themselves
    await change(id, { state: 'meeting' }),
    await change('unknown', { state: 'sold' }),
    await add({}),
    await add({ phone: '5550142', show_id: 'none-such' }),
    await add({ email: 'mel@acme.example' }),
  ];

  const facts = answers.map(({ status, json }) => [status, ...Object.keys(json.fields ?? {})]);
  expect(facts).toEqual([[400, 'change.state'], [404], [400, 'phone'], [400, 'show_id'], [201]]);
});

test('in a state that meetings set, the present state says that the customer got an answer', async () => {
  const { db, visitors, deals, change } = await startDeals();
  await offer(db, '2026-12-08', ['10:00 AM']);
  await visitors.post('/api/create-booking', aBookingRequest());
  await visitors.post('/api/send-contact-email', aContactMessage({ email: aBookingRequest().user_email }));
  const [{ id, waiting } = { id: '' }] = await deals();
  expect(waiting?.for).toBe('answer');

  expect((await change(id, { state: 'meeting' })).json).toMatchObject({ deal: { state: 'meeting' } });

  const [deal] = await deals();
  expect(deal).toMatchObject({ state: 'meeting', waiting: null });
  expect(deal?.events.map(({ what }) => what)).toEqual(['booked', 'message', 'edited']);
});

test('a deal that is sold by hand has one payment, which is recorded and taken back', async () => {
  const { visitors, deals, change, team } = await startDeals();
  await visitors.post('/api/request-custom-booth', aCustomRequest());
  const [{ id } = { id: '' }] = await deals();
  await change(id, { state: 'sold', amount: 12_345.67 });
  const pay = (paid_on: string | null, index = 0) => team(`deals/${id}/payments`, { index, paid_on });

  expect((await pay('2026-11-20')).status).toBe(200);
  expect((await deals())[0]?.payments).toEqual([
    { text: '', amount: 12_345.67, due_on: null, paid_on: '2026-11-20' },
  ]);
  expect((await pay('2099-01-01')).json.fields).toHaveProperty('paid_on');
  expect((await pay('2026-11-20', 1)).json.code).toBe('changed-meanwhile');
  expect((await pay(null)).status).toBe(200);
  expect((await deals())[0]?.payments[0]?.paid_on).toBeNull();
});

test('a person whom the team adds is one deal, however often it is sent, and joins the open one of the address', async () => {
  const { db, deals, team, visitors } = await startDeals();
  const key = randomUUID();

  const answers = await Promise.all([1, 2, 3].map(() => team('deals', CALLER, key)));

  expect(answers.map(({ status, json }) => [status, json.is_new])).toEqual(Array(3).fill([201, true]));
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect((await team('deals', { ...CALLER, name: 'Other' }, key)).json.code).toBe('idempotency-mismatch');
  const [deal] = await deals();
  expect(deal).toMatchObject({ ...CALLER, email: '', show_name: 'CES', state: 'new', waiting: null });
  expect(deal?.search_words).toContain(searchFor('Caller')?.beginning);
  expect(await documentsOf(db, 'mail')).toEqual([]);
  await visitors.post('/api/send-contact-email', aContactMessage());
  const known = await team('deals', { ...CALLER, email }, randomUUID());
  expect(known.json.is_new).toBe(false);
  expect((await deals())[1]).toMatchObject({ id: known.json.id, note: 'Wants a corner', show_name: 'CES' });
});
