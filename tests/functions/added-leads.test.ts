/** People whom the team adds as leads. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { searchFor } from '../../src/domain/visitor/search-words.ts';
import { documentsOf, NOW } from '../support/api-under-test.ts';
import { leads } from '../support/stored-leads.ts';

const [ADMIN] = DEMO_ADMINS;

const CALLER = {
  source: 'call',
  name: 'Cal Caller',
  company: 'Acme',
  phone: '+1 (702) 555-0142',
  show_id: 'ces-las-vegas',
  booth_size: '10x20',
  note: 'Wants a corner',
};

test('a person whom the team adds is one new lead, however often it is sent, found by a search, and mailed to no one', async () => {
  const { admin, db, authorization } = await leads();
  const mails = await documentsOf(db, 'mail');
  const key = randomUUID();
  const add = (body: object, sent = key) => admin.post('/api/admin/leads', body, sent, { authorization });

  const answers = await Promise.all([add(CALLER), add(CALLER), add(CALLER)]);

  const [{ status, json }] = answers;
  expect([status, json.success]).toEqual([201, true]);
  expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
  expect((await add({ ...CALLER, name: 'Other' })).json.code).toBe('idempotency-mismatch');
  const { created_at, search_words, ...stored } =
    (await db.doc(`contact_messages/${json.id}`).get()).data() ?? {};
  expect(stored).toEqual({
    ...{ source: 'call', name: 'Cal Caller', company: 'Acme', phone: '+1 (702) 555-0142', email: '' },
    ...{ show_id: 'ces-las-vegas', show_name: expect.any(String), booth_size: '10x20', message: '' },
    added_by: ADMIN.email,
    lead: { ...NEW_LEAD, note: 'Wants a corner' },
  });
  expect(created_at.toDate()).toEqual(NOW);
  expect(search_words).toContain(searchFor('Caller')?.beginning);
  expect(await documentsOf(db, 'mail')).toEqual(mails);
});

test('a person whom the team adds needs a phone number or an address, and a known show', async () => {
  const { admin, authorization } = await leads();
  const add = (body: object) => admin.post('/api/admin/leads', body, randomUUID(), { authorization });
  const person = { source: 'show', name: 'Mel Met' };

  const answers = [
    await add({ ...person, email: 'mel@acme.example' }),
    await add(person),
    await add({ ...person, email: 'mel' }),
    await add({ ...person, phone: '5550142', show_id: 'none-such' }),
    await add({ source: 'fair', name: '' }),
  ];

  expect(answers.map(({ status, json }) => [status, ...Object.keys(json.fields ?? {})])).toEqual([
    [201],
    [400, 'phone'],
    [400, 'email'],
    [400, 'show_id'],
    [400, 'source', 'name'],
  ]);
  expect((await admin.post('/api/admin/leads', CALLER)).status).toBe(401);
});
