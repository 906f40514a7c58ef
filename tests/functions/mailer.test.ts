import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { createTestOutbox, patientMailer } from '../support/outbox.ts';
import { startMailServer } from '../support/smtp-server.ts';

test('every mail is marked as auto-generated', async () => {
  const { deliver, lead, received } = await createTestOutbox();

  await deliver();
  await deliver(lead);

  expect(received).toHaveLength(2);
  for (const { source } of received) expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test.each([
  'Contact message: =?utf-8?q?You=20have=20won?=',
  `Grüße: =?utf-8?q?${'You=20have=20won=20'.repeat(3)}?= and ${'more '.repeat(40)}words`,
])('a subject that looks encoded arrives as it was written: %s', async (subject) => {
  const to = `vera-${randomUUID().slice(0, 8)}@visitor.example`;
  const { ports } = testStackAddresses();
  const mail = { kind: 'contact-message', to, subject, html: '<p>Hello</p>', text: 'Hello' } as const;

  const outcome = await patientMailer(`smtp://127.0.0.1:${ports.smtp}`)(randomUUID(), mail);

  expect(outcome).toEqual({ verdict: 'sent' });
  expect((await oneMailTo(to)).subject).toBe(subject);
});

test.each(['jane&bob@acme.example', "!#$%&'*+/=?^_`{|}~-@acme.example"])(
  'a mail reaches %s, and its answers, too',
  async (address) => {
    const { url, received } = await startMailServer();
    const mail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', reply_to: address };

    await patientMailer(url)(randomUUID(), { kind: 'quote-receipt', to: address, ...mail });

    expect(received.map(({ to }) => to)).toEqual([address]);
    expect(received[0]?.source).toContain(`Reply-To: ${address}\r\n`);
  },
);

test('a mail to the team reaches every address; a list reaches no visitor', async () => {
  const { url, received } = await startMailServer();
  const content = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const to = 'one@booth.example, two@booth.example';

  await patientMailer(url)(randomUUID(), { kind: 'booking-lead', to, ...content });
  await patientMailer(url)(randomUUID(), { kind: 'quote-receipt', to, ...content });

  expect(received.map((mail) => mail.to)).toEqual(['one@booth.example,two@booth.example']);
});

test('a picture goes with its mail, for the HTML to show', async () => {
  const { url, received } = await startMailServer();
  const mail = {
    subject: 'Hello',
    html: '<img src="cid:booth">',
    text: 'Hello',
    picture: Buffer.from('JPEG'),
  };

  await patientMailer(url)(randomUUID(), { kind: 'proposal', to: 'vera@acme.example', ...mail });

  expect(received[0]?.source).toMatch(/Content-Type: image\/jpeg; name=booth\.jpg\r\nContent-ID: <booth>/);
  expect(received[0]?.source).toContain('Content-Disposition: inline; filename=booth.jpg');
});
