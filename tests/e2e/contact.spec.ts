import { documentsWhere } from '../support/firestore.ts';
import { expect, expectOneMessage, MESSAGE, test } from '../support/fixtures-contact.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';

const TEAM = 'team@booth.example';
test('a message is sent, stored, emailed to the team with the visitor as reply-to, and acknowledged', {
  tag: '@smoke',
}, async ({ contact, visitor }) => {
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
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
