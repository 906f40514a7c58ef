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
