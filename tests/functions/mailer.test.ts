import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { patientMailer } from '../support/outbox.ts';
import { startMailServer } from '../support/smtp-server.ts';

const HELLO = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

test.each([
  'Contact message: =?utf-8?q?You=20have=20won?=',
  `Grüße: =?utf-8?q?${'You=20have=20won=20'.repeat(3)}?= and ${'more '.repeat(40)}words`,
])('a subject that looks encoded arrives as it was written: %s', async (subject) => {
  const to = `vera-${randomUUID().slice(0, 8)}@visitor.example`;
  const { ports } = testStackAddresses();
  const mailer = patientMailer(`smtp://127.0.0.1:${ports.smtp}`);

  const outcome = await mailer(randomUUID(), { ...HELLO, kind: 'contact-message', to, subject });

  expect(outcome).toEqual({ verdict: 'sent' });
  expect((await oneMailTo(to)).subject).toBe(subject);
});

test.each(['jane&bob@acme.example', "!#$%&'*+/=?^_`{|}~-@acme.example"])(
  'a mail reaches %s, and its answers, too',
  async (address) => {
    const { url, received } = await startMailServer();
    const mail = { ...HELLO, kind: 'quote-receipt', to: address, reply_to: address } as const;

    await patientMailer(url)(randomUUID(), mail);

    expect(received.map(({ to }) => to)).toEqual([address]);
    expect(received[0]?.source).toContain(`Reply-To: ${address}\r\n`);
  },
);

test('a mail to the team reaches every address; a list reaches no visitor; each is marked as auto-generated', async () => {
  const { url, received } = await startMailServer();
  const to = 'one@booth.example, two@booth.example';

  await patientMailer(url)(randomUUID(), { ...HELLO, kind: 'booking-lead', to });
  await patientMailer(url)(randomUUID(), { ...HELLO, kind: 'quote-receipt', to });

  expect(received.map((mail) => mail.to)).toEqual(['one@booth.example,two@booth.example']);
  expect(received[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('a picture goes with its mail, for the HTML to show', async () => {
  const { url, received } = await startMailServer();
  const mail = { ...HELLO, html: '<img src="cid:booth">', picture: Buffer.from('JPEG') };

  await patientMailer(url)(randomUUID(), { ...mail, kind: 'proposal', to: 'vera@acme.example' });

  expect(received[0]?.source).toMatch(/Content-Type: image\/jpeg; name=booth\.jpg\r\nContent-ID: <booth>/);
  expect(received[0]?.source).toContain('Content-Disposition: inline; filename=booth.jpg');
});
