/** What `npm run data -- backfill` does with records of former versions, and a release without it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeStored, updateStored } from '../../scripts/data.ts';
import { REMOVED } from '../../scripts/data-removals.ts';
import { checkRecords } from '../../scripts/deploy/check-records.ts';
import { DEALS } from '../../src/domain/records/deals.ts';
import { aContact } from '../support/visitor.ts';
import { type RulesOnTrial, tryRules } from './cases/try-rules.ts';

let rules: RulesOnTrial;
beforeAll(async () => {
  rules = await tryRules();
});
afterAll(() => rules.stop());

test('what former versions stored is counted, then deleted once, and everything else stays', async () => {
  const { database: db } = rules;
  await db.doc('waiting/one').set({ kind: 'quote' });
  await db.doc('calendars/one').set({ kind: 'caldav', host: 'dav.example' });
  await db.doc('calendars/two').set({ kind: 'ical', host: 'ical.example' });
  await db.doc('leads/one').set({ name: 'Vera', lead: { owner: 'admin@booth.example', state: 'new' } });
  await db.doc('leads/two').set({ name: 'Wim', lead: { state: 'won' } });
  const run = (write: boolean) =>
    removeStored(
      db,
      {
        collections: ['waiting'],
        fields: { leads: ['lead.owner', 'color'] },
        records: [{ collection: 'calendars', where: { kind: 'caldav' } }],
        steps: [{ name: 'Leads renamed', run: async (_, { write: renames }) => (renames ? 2 : 1) }],
      },
      { write },
    );
  const counts = {
    'waiting, whole': 1,
    'calendars with {"kind":"caldav"}': 1,
    'leads without lead.owner, color': 1,
  };

  expect(await run(false)).toEqual({ ...counts, 'Leads renamed': 1 });
  expect((await db.doc('waiting/one').get()).exists).toBe(true);
  expect(await run(true)).toEqual({ ...counts, 'Leads renamed': 2 });

  const left = async (name: string) => (await db.collection(name).get()).docs.map((stored) => stored.data());
  expect(await left('waiting')).toEqual([]);
  expect(await left('calendars')).toEqual([{ kind: 'ical', host: 'ical.example' }]);
  expect(await left('leads')).toEqual([
    { name: 'Vera', lead: { state: 'new' } },
    { name: 'Wim', lead: { state: 'won' } },
  ]);
  expect(Object.values(await run(true)).slice(0, 3)).toEqual([0, 0, 0]);
});

test('the secrets of CalDAV calendars go with them, and other calendars keep theirs', async () => {
  const { database: db } = rules;
  for (const [id, kind] of Object.entries({ dav: 'caldav', ics: 'ical' })) {
    await db.doc(`calendars/${id}`).set({ kind, host: 'calendar.example' });
    await db.doc(`calendar_secrets/${id}`).set({ sealed: id });
  }

  await removeStored(db, REMOVED, { write: true });

  const { docs } = await db.collection('calendar_secrets').get();
  expect(docs.map((stored) => stored.data())).toEqual([{ sealed: 'ics' }]);
  expect((await db.doc('calendars/ics').get()).data()).toEqual({ host: 'calendar.example' });
});

test('links leave the mails that were sent, and only these', async () => {
  const { database: db } = rules;
  const token = `b1.${'x'.repeat(43)}`;
  const mail = {
    html: `<a href="/meeting#${token}">`,
    text: `Change it: /meeting#${token}`,
    ics: { content: token },
  };
  const delivery = { unknown_outcomes: 0 };
  await db.doc('mail/sent').set({ ...mail, ...delivery, state: 'sent' });
  await db.doc('mail/failed').set({ ...mail, ...delivery, state: 'failed' });

  for (const _ of [1, 2]) await removeStored(db, REMOVED, { write: true });

  expect((await db.doc('mail/failed').get()).data()).toEqual({ ...mail, ...delivery, state: 'failed' });
  const sent = { ...delivery, html: '', text: 'Change it: /meeting#…', state: 'sent' };
  expect((await db.doc('mail/sent').get()).data()).toEqual(sent);
});

test('a release stops while records are as a former version stored them, and says what to run', async () => {
  const { database: db } = rules;
  await db.doc('contact_messages/old').set({ name: 'Vera', created_at: new Date() });
  await db.doc('quote_settings/quotes').set({ lead_days: 21, territory_region: 'west' });
  const [finding, ...more] = await checkRecords(db, 'acme');
  expect(more).toEqual([]);
  expect(finding?.name).toBe('records-outdated');
  expect(finding?.problem).toContain('quote_settings without territory_region: 1; records without a deal: 1');
  expect(finding?.remedy).toContain('npm run data -- backfill --project acme --yes');

  await updateStored(db, { write: true });

  expect(await checkRecords(db, 'acme')).toEqual([]);
});

test('what former versions stored gets its deals once: states, notes, meetings, proposals and people added', async () => {
  const { database: db } = rules;
  const at = (day: number) => new Date(Date.UTC(2026, 9, day, 15));
  const contact = aContact({ name: 'Vera' });
  const quote = {
    ...{ contact, show_id: 'ces-las-vegas', show_name: 'CES', city: 'Las Vegas', state: 'NV' },
    ...{ booth_size: '10x10', pricing: { basePrice: 8500, addOnTotal: 0, estimatedTotal: 8500 }, extras: [] },
  };
  const lead = {
    state: 'answered',
    note: 'Call first',
    next_step: '2026-12-01',
    changed_by: 'a@booth.example',
  };
  await db.doc('quote_submissions/met').set({ ...quote, booking_id: 'met', created_at: at(1), lead });
  await db.doc('bookings/met').set({
    ...{ user_name: 'Vera', user_email: contact.email, company: 'Acme', user_phone: '', admin_id: 'one' },
    ...{ quote_submission_id: 'met', starts_at: at(9), ends_at: at(9), status: 'held', created_at: at(2) },
    ...{ reference: 'BK-AAAAAA', note: 'Knows Pat', history: [] },
  });
  const message = { name: 'Mo', company: 'Zed', email: 'mo@zed.example', phone: '', message: 'Hi' };
  await db.doc('contact_messages/lost').set({
    ...{ ...message, created_at: at(3), lead: { state: 'lost', lost_reason: 'Price' } },
  });
  await db.doc('contact_messages/again').set({ ...message, created_at: at(4), lead: { state: 'new' } });
  await db.doc('contact_messages/called').set({
    ...{ name: 'Cal', company: '', email: 'cal@acme.example', phone: '5550142', message: '', source: 'call' },
    ...{ added_by: 'a@booth.example', created_at: at(5), lead: { state: 'won', agreed_amount: 900 } },
  });
  const sheet = JSON.stringify({ plan: [{ percent: 100, due_on: null, text: 'With the order' }] });
  await db.doc('proposal_versions/pr_1').set({ sheet });
  await db.doc('proposals/pr').set({
    ...{ reference: 'PR-AAAAAA', lead_kind: 'message', lead_id: 'called', booking_id: null, name: 'Cal' },
    ...{ email: 'cal@acme.example', state: 'accepted', version: 1, total: 900, valid_until: '2026-12-01' },
    ...{ sent: [{ at: at(6) }], sent_by: 'a@booth.example', changed_at: at(7), created_at: at(6), asked: [] },
    ...{
      accepted: { at: at(7), total: 900, version: 1, ticked: [] },
      paid_on: '2026-10-20',
      deposit_on: null,
    },
  });
  const run = async (write: boolean) => (await updateStored(db, { write }))['records without a deal'];

  expect([await run(false), await run(true), await run(true)]).toEqual([6, 6, 0]);

  const { docs } = await db.collection('deals').get();
  const deals = docs.map((stored) => DEALS.read(stored.data()));
  const of = (email: string) => deals.filter((deal) => deal.email === email);
  expect(of('vera@acme.example')).toEqual([
    expect.objectContaining({
      ...{ state: 'meeting', note: 'Call first\nKnows Pat', next_step: '2026-12-01', amount: 8500 },
      ...{ quotes: ['met'], references: ['BK-AAAAAA'], show_name: 'CES', due_on: '2026-12-01' },
    }),
  ]);
  const states = of('mo@zed.example').map(({ state, messages }) => [state, ...messages]);
  expect(states.toSorted()).toEqual([
    ['lost', 'lost'],
    ['new', 'again'],
  ]);
  expect((await db.doc('deals/called').get()).data()).toMatchObject({
    ...{ source: 'call', state: 'sold', amount: 900, proposals: ['pr'] },
    payments: [{ text: 'With the order', amount: 900, due_on: '2026-10-07', paid_on: '2026-10-20' }],
  });
  expect((await db.doc('contact_messages/called').get()).exists).toBe(false);
  const fieldsOf = async (path: string) => Object.keys((await db.doc(path).get()).data() ?? {});
  expect(await fieldsOf('quote_submissions/met')).not.toContain('lead');
  expect(await fieldsOf('bookings/met')).not.toContain('note');
  expect(await fieldsOf('proposals/pr')).toEqual(expect.not.arrayContaining(['lead_id', 'booking_id']));
});

test('of several webhooks the oldest active one stays, with its deliveries', async () => {
  const { database: db } = rules;
  const added = (day: number) => ({ created_at: new Date(2026, 10, day), events: ['quote.created'] });
  await db.doc('webhook_endpoints/paused').set({ ...added(1), is_active: false });
  await db.doc('webhook_endpoints/first').set({ ...added(2), is_active: true });
  await db.doc('webhook_endpoints/second').set({ ...added(3), is_active: true });
  for (const endpoint_id of ['paused', 'first', 'second']) {
    await db.doc(`webhook_deliveries/${endpoint_id}`).set({ endpoint_id });
  }
  const changed = async () => (await updateStored(db, { write: true }))['webhooks of one address'];

  expect([await changed(), await changed()]).toEqual([3, 0]);

  const left = async (name: string) => (await db.collection(name).get()).docs.map(({ id }) => id);
  expect(await left('webhook_endpoints')).toEqual(['first']);
  expect((await db.doc('webhook_endpoints/first').get()).get('sales_only')).toBe(true);
  expect(await left('webhook_deliveries')).toEqual(['first']);
});
