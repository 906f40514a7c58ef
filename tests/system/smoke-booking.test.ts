/** A deployment's booking, end to end: site, functions, queue, mail server. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookAndCancel } from '../../scripts/deploy/smoke-booking.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { offerSlots } from '../support/firestore.ts';
import { mailsTo } from '../support/mailbox.ts';

const WAIT = { interval: 250 };

test("a deployment's booking delivers its mail before it is canceled, and then the mail about that", async () => {
  await offerSlots(['10:00 AM']);
  const mailbox = `owner-${randomUUID().slice(0, 8)}@acme.example`;
  const isMailThere = async (reference: string) => {
    await expect.poll(() => mailsTo(mailbox, reference), WAIT).toHaveLength(1);
    return true;
  };

  const { reference, problems } = await bookAndCancel(testStackAddresses().siteUrl, mailbox, isMailThere);

  expect(problems).toEqual([]);
  await expect.poll(() => mailsTo(mailbox, reference ?? '?'), WAIT).toHaveLength(2);
});
