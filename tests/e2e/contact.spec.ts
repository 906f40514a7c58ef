import { CONTACT_PATH } from '../support/contact-page.ts';
import { documentsWhere } from '../support/firestore.ts';
import { expect, expectOneMessage, MESSAGE, messagesOf, test } from '../support/fixtures-contact.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';

const TEAM = 'team@booth.example';
const REQUIRED = [
  ['Name', 'Name is required'],
  ['Company', 'Company is required'],
  ['Email', 'Invalid email address'],
  ['Phone', 'Phone is required'],
  ['Message', 'Message is required'],
] as const;

test('a message is sent, stored, mailed to the team with the visitor as the one to reply to, and thanked for', {
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

test('the thanks stay for three seconds, then the form is empty and has the focus back', async ({
  contact,
  page,
  visitor,
}) => {
  await page.clock.install();
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.button.click();
  await expect(contact.thanks).toBeFocused();
  await page.clock.runFor(2_900);
  await expect(contact.thanks).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.thanks).toBeHidden();
  await contact.expectEmpty();
  await expect(contact.root.getByRole('heading', { name: 'Send us a message' })).toBeFocused();
  await expect(contact.form).toContainText('Your message was sent.');
  await expect(contact.button).toHaveText('Send Message');
  await contact.field('Email').fill('v');
  await expect(contact.field('Email')).toHaveAccessibleDescription('');
});

test('what is missing is told beside the fields and, the first of it, in a toast; nothing is sent', async ({
  contact,
  visitor,
}) => {
  const keys = contact.recordKeys();
  await contact.open();
  await contact.button.click();
  await expect(contact.toast('Validation Error')).toContainText('Name is required');
  for (const [field, message] of REQUIRED) {
    await expect(contact.field(field)).toHaveAccessibleDescription(message);
    await expect(contact.field(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(contact.field('Name')).toBeFocused();

  const values = [visitor.name, visitor.company, visitor.email, visitor.phone, MESSAGE];
  for (const [index, [field]] of REQUIRED.entries()) {
    await contact.field(field).fill(values[index] ?? '');
    await expect(contact.field(field)).toHaveAccessibleDescription('');
    const [next, message] = REQUIRED[index + 1] ?? [];
    if (!next) break;
    await contact.button.click();
    await expect(contact.toast('Validation Error')).toContainText(message ?? '');
    await expect(contact.field(next)).toBeFocused();
  }
  expect(keys).toEqual([]);
  expect(await messagesOf(visitor)).toEqual([]);
});

test('blanks, bad addresses and texts that are too long are refused', async ({ contact, visitor }) => {
  await contact.open();
  await contact.fill(visitor, 'x'.repeat(2001));
  await contact.field('Company').fill('   ');
  await contact.field('Email').fill('vera@');
  await contact.button.click();
  await expect(contact.field('Company')).toHaveAccessibleDescription('Company is required');
  await expect(contact.field('Company')).toBeFocused();
  await expect(contact.field('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(contact.field('Message')).toHaveAccessibleDescription('Please use at most 2000 characters');
  await expect(contact.toast('Validation Error')).toContainText('Company is required');
});
