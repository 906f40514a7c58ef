import { CONTACT_PATH } from '../support/contact-page.ts';
import { documentsWhere } from '../support/firestore.ts';
import { expect, expectOneMessage, MESSAGE, messagesOf, test } from '../support/fixtures-contact.ts';
import { holdRequests, loseAnswers } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';

const TEAM = 'team@booth.example';
test('a message is sent, stored, emailed to the team with the visitor as reply-to, and acknowledged', {
  tag: '@smoke',
}, async ({ contact, page, visitor }) => {
  const answer = await holdRequests(page, `**${CONTACT_PATH}`);
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await expect(contact.button).toHaveText('Sending...');
  await expect(contact.button).toHaveAttribute('aria-busy', 'true');
  await expect(contact.announcements).toContainText(['Sending...']);
  await expect(contact.field('Message')).not.toBeEditable();

  answer();
  await expect(contact.thanks).toBeFocused();
  await expect(contact.thanks).toBeInViewport();
  await expect(contact.form).toBeHidden();
  expect(await contact.storedDraft()).toBeNull();
  await expectOneMessage(visitor);
  const mail = await oneMailTo(TEAM, visitor.email);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([visitor.email]);
  expect(mail.text).toContain(MESSAGE);
  expect(mail.text).toContain(visitor.phone);
  expect(mail.html).toContain('Acme');
  expect(await documentsWhere('mail', 'to', visitor.email)).toEqual([]);
});

test('a reload while sending repeats nothing', async ({ contact, page, visitor }) => {
  const keys = contact.recordKeys();
  const untilStored = await loseAnswers(page, `**${CONTACT_PATH}`);
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await untilStored();
  // Before the response arrives
  await page.reload();
  // Only now: before the reload this would release the held request, and its response would reach the page
  await page.unroute(`**${CONTACT_PATH}`);
  await contact.isAlive();
  await contact.expectFilled(visitor, MESSAGE);
  await expect(contact.notice).toContainText('We may already have your message');
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectOneMessage(visitor);
});

test('text typed before the page hydrated is kept, and none of it gets into the address', async ({
  contact,
  page,
  visitor,
}) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto('/#contact', { waitUntil: 'commit' });
  await contact.fill(visitor, MESSAGE);
  await contact.field('Phone').press('Enter');
  await expect(contact.button).toBeDisabled();
  release();
  await contact.isAlive();
  await contact.expectFilled(visitor, MESSAGE);
  expect(new URL(page.url()).search).toBe('');
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  await expectOneMessage(visitor);
});

test('a message says which ad and page brought the visitor, with nothing left after the tab is closed', async ({
  contact,
  page,
  visitor,
}) => {
  await page.goto('/privacy?utm_source=google&utm_medium=cpc&utm_campaign=spring-ces', {
    referer: 'https://www.google.com/',
  });
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  const arrival = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'spring-ces',
    referrer: 'www.google.com',
    landing: '/privacy',
  };
  expect(await messagesOf(visitor)).toMatchObject([{ came_from: { first: arrival, last: arrival } }]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('spring-ces');
});
