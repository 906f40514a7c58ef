import { expect, test } from 'vitest';
import {
  type DeliveryDependencies,
  deliverMail,
  MailDelayed,
} from '../../functions/src/mail/deliver-mail.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import type { OutgoingMail } from '../../functions/src/mail-kit/outbox.ts';
import { emptyDatabase, NOW, startApi } from '../support/api-under-test.ts';
import { aCustomRequest } from '../support/payloads.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** An outbox with one mail, a mail server that does as the test says, and a clock. */
async function anOutbox(changes: Partial<DeliveryDependencies> = {}) {
  const { db, post } = await startApi();
  await post('/api/request-custom-booth', aCustomRequest());
  const [mail] = (await db.collection('mail').get()).docs;
  if (!mail) throw new Error('No mail was written');
  const time = { now: NOW };
  const sent: OutgoingMail[] = [];
  const server: { send: (mail: OutgoingMail) => Promise<void> } = {
    send: async (outgoing) => {
      sent.push(outgoing);
    },
  };
  const dependencies: DeliveryDependencies = {
    db,
    clock: () => time.now,
    mailer: (_id, outgoing) => server.send(outgoing),
    maxAttempts: 3,
    maxRetrySeconds: 60,
    ...changes,
  };
  return {
    db,
    time,
    sent,
    server,
    id: mail.id,
    deliver: () => deliverMail(dependencies, mail.id),
    stored: async () => (await mail.ref.get()).data() ?? {},
  };
}

function down(): Promise<never> {
  return Promise.reject(
    Object.assign(new Error('vera@acme.example refused'), { code: 'EENVELOPE', responseCode: 550 }),
  );
}

test('a delivered mail is marked as sent and not delivered again', async () => {
  const { deliver, sent, stored } = await anOutbox();

  await deliver();
  await deliver();

  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({
    state: 'sent',
    attempts: 1,
    lease_until: null,
    sweep_at: null,
    last_error: null,
  });
});

test('five tasks for one mail at once deliver it once', async () => {
  const { deliver, sent } = await anOutbox();

  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, deliver));

  expect(sent).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(MailDelayed);
  }
});

test('a mail that was not taken waits for the next attempt, and says why without an address', async () => {
  const { deliver, server, sent, stored } = await anOutbox();
  const send = server.send;
  server.send = down;

  await expect(deliver()).rejects.toThrow(MailDelayed);
  const delayed = await stored();
  server.send = send;
  await deliver();

  expect(delayed).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_error: 'EENVELOPE 550',
    sent_at: null,
  });
  expect(JSON.stringify(delayed['last_error'])).not.toContain('vera');
  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('after the last attempt a mail is given up, visibly, and its task ends', async () => {
  const { deliver, server, stored } = await anOutbox();
  server.send = down;

  await expect(deliver()).rejects.toThrow(MailDelayed);
  await expect(deliver()).rejects.toThrow(MailDelayed);
  await deliver();

  expect(await stored()).toMatchObject({ state: 'failed', attempts: 3, sweep_at: null });
});

test('a delivery that crashed leaves the mail to the next one, once its lease is over', async () => {
  const { deliver, server, sent, stored, time } = await anOutbox();
  const send = server.send;
  let crash: () => void = () => undefined;
  server.send = () => new Promise((_, reject) => (crash = () => reject(new Error('late'))));
  const crashed = deliver();
  await expect.poll(async () => (await stored())['state']).toBe('sending');
  server.send = send;

  await expect(deliver()).rejects.toThrow(MailDelayed);
  time.now = new Date(NOW.getTime() + 2 * MINUTE + SECOND);
  await deliver();

  expect(sent).toHaveLength(1);
  crash();
  await crashed.catch(() => undefined);
});

test('a mail that is gone is no failure', async () => {
  const db = emptyDatabase();

  await deliverMail(
    { db, clock: () => NOW, mailer: down, maxAttempts: 1, maxRetrySeconds: 1 },
    'no-such-mail',
  );
});

test('the sweeper puts back what nobody delivered in time, once, and leaves sent mail alone', async () => {
  const { db, deliver, id, time } = await anOutbox();
  const queued: string[] = [];
  const sweepAt = (minutes: number) =>
    sweepOutbox({
      db,
      now: new Date(NOW.getTime() + minutes * MINUTE),
      enqueue: async (mailId) => {
        queued.push(mailId);
      },
    });

  const counts = [await sweepAt(1), await sweepAt(3), await sweepAt(4)];
  time.now = new Date(NOW.getTime() + 5 * MINUTE);
  await deliver();
  counts.push(await sweepAt(600));

  expect(counts).toEqual([0, 1, 0, 0]);
  expect(queued).toEqual([id]);
});
