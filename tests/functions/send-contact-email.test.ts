import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, TEAM, Timestamp } from '../support/api-under-test.ts';
import { aContactMessage } from '../support/payloads.ts';

const ROUTE = '/api/send-contact-email';

test('a contact message is stored, mailed to the team, and answered with 202', async () => {
  const { db, post } = await startApi();

  const message = aContactMessage({ company: 'Acme & <Sons>', message: 'First line\n<b>second</b> line' });

  const { status, json } = await post(ROUTE, message);

  expect([status, json]).toEqual([202, { success: true }]);
  const ids = { id: expect.any(String), deal_id: expect.any(String) };
  expect(await documentsOf(db, 'contact_messages')).toEqual([
    { ...message, ...ids, created_at: Timestamp.fromDate(NOW) },
  ]);
  const [mail = {}, ...others] = await documentsOf(db, 'mail');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'contact-message', to: TEAM, reply_to: 'vera@acme.example' });
  for (const text of [message.message, 'Name: Vera Visitor', 'Company: Acme & <Sons>', 'Phone: +1 555'])
    expect(mail['text']).toContain(text);
  expect(mail['html']).toContain('First line<br>&lt;b&gt;second&lt;/b&gt; line');
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
