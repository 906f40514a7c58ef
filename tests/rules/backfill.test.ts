/** What `npm run data -- backfill` does with records of former versions, and a release without it. */
import { expect, test } from 'vitest';
import { checkRecords, removeStored, updateStored } from '../../scripts/data.ts';
import { REMOVED } from '../../scripts/data-removals.ts';
import { DEALS } from '../../src/domain/records/deals.ts';
import { aContact } from '../support/visitor.ts';
import { tryRules } from './cases/try-rules.ts';

const rules = await tryRules();
const { database: db } = rules;

async function store(records: Readonly<Record<string, object>>): Promise<void> {
  for (const [path, fields] of Object.entries(records)) await db.doc(path).set(fields);
}

async function left(name: string) {
  return (await db.collection(name).get()).docs.map((stored) => stored.data());
}

test('what former versions stored is counted, then deleted once, and everything else stays', async () => {
  await store({
    'waiting/one': { kind: 'quote' },
    'calendars/one': { kind: 'caldav', host: 'dav.example' },
    'calendars/two': { kind: 'ical', host: 'ical.example' },
    'leads/one': { name: 'Vera', lead: { owner: 'admin@booth.example', state: 'new' } },
    'leads/two': { name: 'Wim', lead: { state: 'won' } },
  });
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

  expect(await left('waiting')).toEqual([]);
  expect(await left('calendars')).toEqual([{ kind: 'ical', host: 'ical.example' }]);
  expect(await left('leads')).toEqual([
    { name: 'Vera', lead: { state: 'new' } },
    { name: 'Wim', lead: { state: 'won' } },
  ]);
  expect(Object.values(await run(true)).slice(0, 3)).toEqual([0, 0, 0]);
});

test('the secrets of CalDAV calendars go with them, and other calendars keep theirs', async () => {
  for (const [id, kind] of Object.entries({ dav: 'caldav', ics: 'ical' })) {
    await store({ [`calendars/${id}`]: { kind, host: id }, [`calendar_secrets/${id}`]: { sealed: id } });
  }

  await removeStored(db, REMOVED, { write: true });

  expect(await left('calendar_secrets')).toEqual([{ sealed: 'ics' }]);
  expect((await db.doc('calendars/ics').get()).data()).toEqual({ host: 'ics' });
});

test('links leave the mails that were sent, and only these', async () => {
  const token = `b1.${'x'.repeat(43)}`;
  const mail = {
    html: `<a href="/meeting#${token}">`,
    text: `Change it: /meeting#${token}`,
    ics: { content: token },
  };
  const delivery = { unknown_outcomes: 0 };
  const failed = { ...mail, ...delivery, state: 'failed' };
  await store({ 'mail/sent': { ...failed, state: 'sent' }, 'mail/failed': failed });

  for (const _ of [1, 2]) await removeStored(db, REMOVED, { write: true });

  const sent = { ...delivery, html: '', text: 'Change it: /meeting#…', state: 'sent' };
  expect(await left('mail')).toEqual([failed, sent]);
});

test('a release stops while records are as a former version stored them, and says what to run', async () => {
  await store({
    'contact_messages/old': { name: 'Vera', created_at: new Date() },
    'quote_settings/quotes': { lead_days: 21, territory_region: 'west' },
  });
  const [problem, ...more] = await checkRecords(db, 'acme');
  expect(more).toEqual([]);
  expect(problem).toContain('quote_settings without territory_region: 1; records without a deal: 1');
  expect(problem).toContain('npm run data -- backfill --project acme --yes');

  await updateStored(db, { write: true });

  expect(await checkRecords(db, 'acme')).toEqual([]);
});

test('what former versions stored gets its deals once: states, notes, meetings, proposals and people added', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day, 15));
  const contact = aContact({ name: 'Vera' });
  const sheet = JSON.stringify({ plan: [{ percent: 100, due_on: null, text: 'With the order' }] });
  await store({
    'quote_submissions/met': {
      ...{ contact, show_id: 'ces-las-vegas', show_name: 'CES', booth_size: '10x10', booking_id: 'met' },
      ...{ pricing: { basePrice: 8500, addOnTotal: 0, estimatedTotal: 8500 }, created_at: at(1) },
      lead: { state: 'answered', note: 'Call first', next_step: '2026-12-01' },
    },
    'bookings/met': {
      ...{ user_email: contact.email, quote_submission_id: 'met', status: 'held', reference: 'BK-AAAAAA' },
      ...{ starts_at: at(9), ends_at: at(9), created_at: at(2), admin_id: 'one', note: 'Knows Pat' },
    },
    'contact_messages/lost': {
      ...{ email: 'mo@zed.example', created_at: at(3), lead: { state: 'lost', lost_reason: 'Price' } },
    },
    'contact_messages/again': { email: 'mo@zed.example', created_at: at(4), lead: { state: 'new' } },
    'contact_messages/called': {
      ...{ name: 'Cal', email: 'cal@acme.example', phone: '5550142', source: 'call', created_at: at(5) },
      lead: { state: 'won', agreed_amount: 900 },
    },
    'proposal_versions/pr_1': { sheet },
    'proposals/pr': {
      ...{ reference: 'PR-AAAAAA', lead_kind: 'message', lead_id: 'called', booking_id: null, total: 900 },
      ...{ state: 'accepted', version: 1, sent: [{ at: at(6) }], changed_at: at(7), created_at: at(6) },
      ...{ accepted: { at: at(7), total: 900, version: 1, ticked: [] }, paid_on: '2026-10-20' },
    },
  });
  const run = async (write: boolean) => (await updateStored(db, { write }))['records without a deal'];

  expect([await run(false), await run(true), await run(true)]).toEqual([6, 6, 0]);

  const deals = (await left('deals')).map((stored) => DEALS.read(stored));
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
  for (const [day, endpoint_id] of ['paused', 'first', 'second'].entries()) {
    const is_active = endpoint_id !== 'paused';
    const endpoint = { is_active, created_at: new Date(2026, 10, day + 1), events: ['quote.created'] };
    const deliveries = { [`webhook_deliveries/${endpoint_id}`]: { endpoint_id } };
    await store({ [`webhook_endpoints/${endpoint_id}`]: endpoint, ...deliveries });
  }
  const changed = async () => (await updateStored(db, { write: true }))['webhooks of one address'];

  expect([await changed(), await changed()]).toEqual([3, 0]);

  const { docs, size } = await db.collection('webhook_endpoints').get();
  expect([size, docs[0]?.id, docs[0]?.get('sales_only')]).toEqual([1, 'first', true]);
  expect(await left('webhook_deliveries')).toEqual([{ endpoint_id: 'first' }]);
});
