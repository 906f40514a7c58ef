import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, TEAM, Timestamp } from '../support/api-under-test.ts';
import { aContactMessage } from '../support/payloads.ts';

const ROUTE = '/api/send-contact-email';

test('a contact message is stored, mailed to the team, and answered with 202', async () => {
  const { db, post } = await startApi();

  const { status, json } = await post(ROUTE, aContactMessage());

  expect([status, json]).toEqual([202, { success: true }]);
  expect(await documentsOf(db, 'contact_messages')).toEqual([
    {
      ...aContactMessage(),
      created_at: Timestamp.fromDate(NOW),
      id: expect.any(String),
      deal_id: expect.any(String),
    },
  ]);
  const mails = await documentsOf(db, 'mail');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    kind: 'contact-message',
    to: TEAM,
    reply_to: 'vera@acme.example',
    subject: 'Contact message: Acme',
    state: 'waiting',
  });
});

test("the mail contains all of the visitor's text, line by line, as text and never as markup", async () => {
  const { db, post } = await startApi();

  await post(ROUTE, aContactMessage({ company: 'Acme & <Sons>', message: 'First line\n<b>second</b> line' }));

  const [mail] = await documentsOf(db, 'mail');
  expect(mail?.['text']).toContain('First line\n<b>second</b> line');
  for (const detail of ['Name: Vera Visitor', 'Company: Acme & <Sons>', 'Phone: +1 555 010 0199'])
    expect(mail?.['text']).toContain(detail);
  expect(mail?.['html']).toContain('First line<br>&lt;b&gt;second&lt;/b&gt; line');
  expect(mail?.['html']).not.toMatch(/<b>second|<Sons>/);
});

test('values other than the five fields are not stored, and fields are trimmed', async () => {
  const { db, post } = await startApi();

  await post(ROUTE, aContactMessage({ name: '  Vera Visitor\n', admin_id: 'admin-1', to: 'x@y.example' }));

  const [stored] = await documentsOf(db, 'contact_messages');
  expect(Object.keys(stored ?? {}).sort()).toEqual(
    ['company', 'created_at', 'email', 'id', 'deal_id', 'message', 'name', 'phone'].sort(),
  );
  expect(stored?.['name']).toBe('Vera Visitor');
  expect((await documentsOf(db, 'mail'))[0]?.['to']).toBe(TEAM);
});

test('ten simultaneous requests with one key: one message, one mail, ten identical responses', async () => {
  const { db, post } = await startApi();
  const key = randomUUID();

  const answers = await Promise.all(Array.from({ length: 10 }, () => post(ROUTE, aContactMessage(), key)));

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['202 {"success":true}']),
  );
  expect(await documentsOf(db, 'contact_messages')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(1);
});

test('422 idempotency-mismatch: the same key with another body', async () => {
  const { db, post } = await startApi();
  const key = randomUUID();
  await post(ROUTE, aContactMessage(), key);

  const { status, json } = await post(ROUTE, aContactMessage({ message: 'Something else' }), key);

  expect([status, json.code]).toEqual([422, 'idempotency-mismatch']);
  expect(await documentsOf(db, 'contact_messages')).toHaveLength(1);
});

test('the same words with a new key are another message', async () => {
  const { db, post } = await startApi();

  await post(ROUTE, aContactMessage());
  await post(ROUTE, aContactMessage());

  expect(await documentsOf(db, 'contact_messages')).toHaveLength(2);
});

test('400 invalid names every refused field, the first one first', async () => {
  const { db, post } = await startApi();

  const { status, json } = await post(ROUTE, { name: ' ', email: 'vera', message: '\n' });

  expect([status, json.code, json.error]).toEqual([400, 'invalid', 'Name is required']);
  expect(Object.entries(json.fields)).toEqual([
    ['name', 'Name is required'],
    ['company', 'Company is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone is required'],
    ['message', 'Message is required'],
  ]);
  expect(await documentsOf(db, 'mail')).toEqual([]);
});

test.each([
  ['name', 'n'.repeat(101)],
  ['company', 'c'.repeat(101)],
  ['email', `${'e'.repeat(250)}@acme.example`],
  ['phone', '5'.repeat(51)],
  ['message', 'm'.repeat(2001)],
  ['name', 'Vera\r\nBcc: all@acme.example'],
  ['company', 'Acme\nSubject: hello'],
  ['company', 'Acme\u2028Bcc: all@acme.example'],
  ['email', 'vera@acme.example\r\nBcc: all@acme.example'],
  ['email', 'vera@acme.example, all@acme.example'],
  ['phone', '555\r0199'],
  ['message', 'Hello\u0000'],
  ['message', 'Hello\u001b[2J'],
])('400 invalid for %s: too long, or with a character that ends a header', async (field, value) => {
  const { db, post } = await startApi();

  const { status, json } = await post(ROUTE, aContactMessage({ [field]: value }));

  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  expect(await documentsOf(db, 'contact_messages')).toEqual([]);
  expect(await documentsOf(db, 'mail')).toEqual([]);
});

test('the longest message is accepted', async () => {
  const { post } = await startApi();

  const { status } = await post(ROUTE, aContactMessage({ message: 'ä'.repeat(2000) }));

  expect(status).toBe(202);
});

test('429 with Retry-After once the hour is used up; repeats and malformed ones do not count', async () => {
  const { db, post } = await startApi({ settings: { requestsPerHour: 8 } });
  const key = randomUUID();

  const answers = [
    await post(ROUTE, aContactMessage({ email: '' })),
    await post(ROUTE, aContactMessage(), key),
    await post(ROUTE, aContactMessage(), key),
    await post(ROUTE, aContactMessage()),
    await post(ROUTE, aContactMessage()),
    await post(ROUTE, aContactMessage(), key),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 202, 202, 202, 429, 202]);
  expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await documentsOf(db, 'contact_messages')).toHaveLength(2);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);
});
