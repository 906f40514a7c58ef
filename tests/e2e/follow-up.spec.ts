import { createRequire } from 'node:module';
import { followUpQuotes } from '../../functions/src/quotes/follow-up-quotes.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEFAULT_FOLLOW_UP } from '../../src/domain/visitor/follow-up.ts';
import { database, TEST_ADMIN } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo, oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** The functions' copy of the SDK, which rejects values made by another copy. */
const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));

const SUBJECT = 'Your booth quote for';
const DAY_MS = 24 * 3_600_000;

/** Runs the job as if it were 10 AM in New York on the first weekday at least that many days from now. */
async function runInDays(days: number): Promise<number> {
  const { projectId, siteUrl } = testStackAddresses();
  const { initializeApp, deleteApp } = requireOfFunctions('firebase-admin/app');
  const app = initializeApp({ projectId }, 'follow-up');
  const now = new Date(Date.now() + days * DAY_MS);
  now.setUTCHours(15, 0, 0, 0);
  while ([0, 6].includes(now.getUTCDay())) now.setTime(now.getTime() + DAY_MS);
  const db = requireOfFunctions('firebase-admin/firestore').getFirestore(app);
  return followUpQuotes({ db, now, settings: { siteUrl } }).finally(() => deleteApp(app));
}

test('a visitor who allows it gets one reminder days after a quote without a meeting, and unsubscribes by its link', async ({
  page,
  visitor,
  wizard,
}) => {
  const setting = database.doc('follow_up_settings/quotes');
  await setting.set({ ...DEFAULT_FOLLOW_UP, is_on: true, admin_id: TEST_ADMIN });
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.fillContact(visitor);
  await page.getByRole('button', { name: 'Send my quote, arrange a time later' }).click();
  await page.getByRole('checkbox', { name: 'You may send me one reminder about this quote' }).check();
  await page.getByRole('button', { name: 'Send my quote', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We have your quote' })).toBeVisible();

  await runInDays(0);
  expect(await mailsTo(visitor.email, SUBJECT)).toEqual([]);
  expect(await runInDays(4)).toBe(1);
  expect(await runInDays(5)).toBe(0);
  const mail = await oneMailTo(visitor.email, SUBJECT);
  const [, link = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  expect(mail.html).toContain(link);
  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await setting.delete();
});
