import { expect, test } from 'vitest';
import { MAIL } from '../../src/domain/records/mail.ts';
import { NOW, TEAM, Timestamp } from '../support/api-under-test.ts';
import { createTestOutbox, HOUR, MINUTE, SECOND, SILENT_AFTER, SILENT_BEFORE } from '../support/outbox.ts';
import type { Answer } from '../support/smtp-server.ts';

test('a delivered mail is marked as sent and not delivered again', async () => {
  const { deliver, received, stored } = await createTestOutbox();

  await deliver();
  await deliver();

  expect(received.map(({ to }) => to)).toEqual(['vera@acme.example']);
  expect(await stored()).toMatchObject({
    state: 'sent',
    attempts: 1,
    lease_id: null,
    lease_until: null,
    sweep_at: null,
    last_error: null,
  });
});

test('a mail keeps its link while it waits or can be sent again; once it is sent, no part of it has one', async () => {
  const answers: Answer[] = [550, 'taken'];
  const { db, confirmation, deliver, received, stored } = await createTestOutbox({
    recipient: () => answers.shift() ?? 'taken',
  });
  const [link = ''] = /\/meeting#\S+/.exec(String((await stored())['text'])) ?? [];

  await deliver();
  const failed = await stored();
  await db.doc(`mail/${confirmation}`).update({ state: 'waiting', attempts: 0, sweep_at: Timestamp.now() });
  await deliver();

  expect(link).toMatch(/\.[\w-]{43}$/);
  expect(failed).toMatchObject({ state: 'failed', text: expect.stringContaining(link) });
  expect(received).toHaveLength(1);
  const sent = await stored();
  expect(sent).toMatchObject({ state: 'sent', html: '', text: expect.stringContaining('/meeting#…') });
  expect(sent).not.toHaveProperty('ics');
  expect(JSON.stringify(sent)).not.toContain(link);
});

test("a task that is early is queued for the mail's time, when it is sent", async () => {
  const { confirmation, db, deliver, pass, received, stored } = await createTestOutbox();
  const notBefore = Timestamp.fromMillis(NOW.getTime() + 15 * MINUTE);
  await db.doc(`mail/${confirmation}`).update({ not_before: notBefore });
  const held = await stored();

  expect(await deliver()).toEqual(notBefore.toDate());
  expect(await stored()).toEqual(held);
  pass(15 * MINUTE);
  await deliver();

  expect(received).toHaveLength(1);
});

test('five tasks for one mail at once deliver it once', async () => {
  const { deliver, received } = await createTestOutbox();

  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => deliver()));

  expect(received).toHaveLength(1);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a mail that a server rejects temporarily is retried, and the reason is stored without an address', async () => {
  const answers: Answer[] = [450, 'taken'];
  const { deliver, pass, received, stored } = await createTestOutbox({
    recipient: () => answers.shift() ?? 'taken',
  });

  expect(await deliver()).not.toBeNull();
  const delayed = await stored();
  await deliver();
  expect(received).toEqual([]);
  pass(10 * SECOND);
  await deliver();

  expect(delayed).toMatchObject({
    state: 'waiting',
    attempts: 1,
    unknown_outcomes: 0,
    last_error: 'EENVELOPE 450',
    retry_at: Timestamp.fromMillis(NOW.getTime() + 10 * SECOND),
    sent_at: null,
  });
  expect(received).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2, retry_at: null, last_error: null });
});

test.each<[string, Parameters<typeof createTestOutbox>[0], string]>([
  ['answers nothing before it has the mail', SILENT_BEFORE, 'ETIMEDOUT'],
  ['says 451 to the whole mail', { content: () => 451 }, 'EMESSAGE 451'],
])('a server that %s gets the mail again, as often as any', async (_what, behavior, last_error) => {
  const { deliver, stored, notices } = await createTestOutbox(behavior);

  expect(await deliver()).not.toBeNull();

  expect(await stored()).toMatchObject({ state: 'waiting', unknown_outcomes: 0, last_error });
  expect(await notices()).toEqual([]);
});

test('after the last attempt a mail is given up, its task ends, and the team is notified', async () => {
  const behavior = { recipient: () => 450 };
  const { deliver, pass, stored, notices } = await createTestOutbox(behavior, { maxAttempts: 2 });

  expect(await deliver()).not.toBeNull();
  pass(MINUTE);
  await deliver();

  expect(await stored()).toMatchObject({ state: 'failed', attempts: 2, sweep_at: null });
  expect(await notices()).toMatchObject([{ text: expect.stringContaining('after many attempts') }]);
});

test('a permanently refused address fails immediately; the team learns whose booking it is', async () => {
  const recipient = (address: string) => (address === TEAM ? 'taken' : 550);
  const { booking, deliver, lead, received, stored, notices } = await createTestOutbox({ recipient });

  await deliver();
  await deliver(lead);

  const failed = { state: 'failed', attempts: 1, sweep_at: null, last_error: 'EENVELOPE 550' };
  expect(await stored()).toMatchObject(failed);
  expect(await stored(lead)).toMatchObject({ state: 'sent' });
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    to: TEAM,
    state: 'waiting',
    subject: `Email not delivered: Invitation to the visitor, ${booking.reference}`,
    undelivered_to: 'vera@acme.example',
  });
  for (const line of ['To: vera@acme.example', `Reference: ${booking.reference}`, 'Reason: EENVELOPE 550']) {
    expect(notice?.['text']).toContain(line);
  }
  expect(MAIL.visitorAddressesIn(notice ?? {})).toEqual(['vera@acme.example']);
  // Nothing else that the visitor typed
  expect(JSON.stringify(notice)).not.toMatch(/Vera|Acme|555 010/);
  await deliver(String(notice?.['id']));
  expect(received.map(({ to }) => to)).toEqual([TEAM, TEAM]);
});

test('no one is notified of a refused notice', async () => {
  const { deliver, idOf, stored, notices } = await createTestOutbox({ content: () => 554 });

  await deliver();
  const notice = await idOf('undelivered-mail');
  await deliver(notice);

  for (const id of [undefined, notice])
    expect(await stored(id)).toMatchObject({ state: 'failed', last_error: 'EMESSAGE 554' });
  expect(await notices()).toHaveLength(1);
});

test('a server that accepts a mail and never confirms gets at most two more, an hour apart', async () => {
  const { deliver, pass, received, stored, notices } = await createTestOutbox(SILENT_AFTER);
  await deliver();
  const first = await stored();

  const counts: number[] = [];
  for (const minutes of [0, 59, 1, 0, 60, 60]) {
    pass(minutes * MINUTE);
    await deliver();
    counts.push(received.length);
  }

  expect(first).toMatchObject({ state: 'waiting', unknown_outcomes: 1, last_error: 'unknown: ETIMEDOUT' });
  expect(first['retry_at']).toEqual(Timestamp.fromMillis(NOW.getTime() + HOUR));
  expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  expect(new Set(received.map(({ source }) => /^Message-ID: .*$/im.exec(source)?.[0])).size).toBe(1);
  expect(await stored()).toMatchObject({ state: 'failed', attempts: 3, last_error: 'unknown: ETIMEDOUT' });
  expect(await notices()).toMatchObject([{ text: expect.stringContaining('It may have arrived') }]);
});
