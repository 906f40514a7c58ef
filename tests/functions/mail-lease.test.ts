/** Two deliveries of one mail: the first one's server answers only after the second has leased the mail. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeliveryDependencies } from '../../functions/src/mail/deliver-mail.ts';
import { databaseTime } from '../../functions/src/platform/firebase.ts';
import { Timestamp } from '../support/api-under-test.ts';
import { createTestOutbox, MINUTE, patientMailer } from '../support/outbox.ts';
import { type Answer, startMailServer } from '../support/smtp-server.ts';

const LEASE = 3 * MINUTE;

/** Creates an outbox whose first delivery waits for `answer`; later ones get theirs immediately, in order. */
async function aHeldDelivery(next: Answer[], changes: Partial<DeliveryDependencies> = {}) {
  const gate = Promise.withResolvers<Answer>();
  const slow = await startMailServer({ content: () => gate.promise });
  const quick = await startMailServer({ content: () => next.shift() ?? 'taken' });
  const mailers = [patientMailer(slow.url)];
  const outbox = await createTestOutbox(
    {},
    { mailer: (id, mail) => (mailers.shift() ?? patientMailer(quick.url))(id, mail), ...changes },
  );
  const held = outbox.deliver();
  await expect.poll(() => slow.received).toHaveLength(1);
  return {
    ...outbox,
    copies: () => slow.received.length + quick.received.length,
    answer: async (said: Answer) => {
      gate.resolve(said);
      await held;
    },
  };
}

test('while a delivery has a mail no other begins; once its lease is over the next one does', async () => {
  const { answer, copies, deliver, pass, stored } = await aHeldDelivery(['taken']);

  pass(LEASE - 1);
  expect(await deliver()).not.toBeNull();
  const early = copies();
  pass(1);
  await deliver();

  expect([early, copies()]).toEqual([1, 2]);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2, unknown_outcomes: 1 });
  await answer('taken');
});

test('a failure reported late changes nothing of a sent mail', async () => {
  const { answer, deliver, pass, stored, notices } = await aHeldDelivery(['taken']);
  pass(LEASE);
  await deliver();
  const sent = await stored();
  pass(MINUTE);

  await answer(550);

  expect(sent).toMatchObject({ state: 'sent' });
  expect(await stored()).toEqual(sent);
  expect(await notices()).toEqual([]);
});

test('a failure reported late does not affect the delivery that now holds the mail', async () => {
  const { answer, copies, deliver, pass, stored } = await aHeldDelivery([451, 'taken']);
  pass(LEASE);
  expect(await deliver()).not.toBeNull();
  const waiting = await stored();

  await answer(550);
  const after = await stored();
  pass(MINUTE);
  await deliver();

  expect(waiting).toMatchObject({ state: 'waiting', last_error: 'EMESSAGE 451' });
  expect(after).toEqual(waiting);
  expect(copies()).toBe(3);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 3 });
});

test("a success reported late still counts: no further copy, regardless of the next delivery's result", async () => {
  const { answer, copies, deliver, pass, stored } = await aHeldDelivery([451]);
  pass(LEASE);
  expect(await deliver()).not.toBeNull();

  await answer('taken');
  const sent = await stored();
  await deliver();

  expect(sent).toMatchObject({ state: 'sent', lease_id: null, sweep_at: null, last_error: null });
  expect(copies()).toBe(2);
  expect(await stored()).toEqual(sent);
});

test('a machine whose clock is ten minutes ahead does not take over what another one has', async () => {
  const { answer, copies, deliver, stored } = await aHeldDelivery([], { timeOf: databaseTime });
  onTestFinished(() => void vi.useRealTimers());

  vi.setSystemTime(Date.now() + 10 * MINUTE);
  expect(await deliver()).not.toBeNull();
  vi.useRealTimers();
  await answer('taken');

  expect(copies()).toBe(1);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 1 });
});

test('consecutive crashing deliveries produce at most three copies', async () => {
  const { answer, confirmation, copies, db, deliver, pass, stored, notices } = await aHeldDelivery([]);
  const crash = async () => {
    await db
      .doc(`mail/${confirmation}`)
      .update({ state: 'sending', lease_id: 'crashed', sweep_at: Timestamp.now() });
    pass(LEASE);
  };

  for (const _again of [1, 2]) {
    await crash();
    await deliver();
  }
  const last = await stored();
  await crash();
  await deliver();

  expect(last).toMatchObject({ attempts: 3, unknown_outcomes: 2 });
  expect(copies()).toBe(3);
  expect(await stored()).toMatchObject({ state: 'failed', last_error: 'unknown: crashed' });
  expect(await notices()).toHaveLength(1);
  await answer(451);
});
