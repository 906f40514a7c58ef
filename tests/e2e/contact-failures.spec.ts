import { CONTACT_PATH } from '../support/contact-page.ts';
import { expect, expectOneMessage, MESSAGE, messagesOf, test } from '../support/fixtures-contact.ts';
import { holdRequests, loseAnswers } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { UNUSABLE_ANSWERS } from '../support/unusable-answers.ts';

const TEAM = 'team@booth.example';

for (const [name, fail] of [
  ['no connection', 'abort'],
  ['the server down', 503],
] as const) {
  test(`${name}: the toast, everything kept, and a retry with the same key`, async ({
    contact,
    page,
    visitor,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/, /Error sending the contact message/);
    const keys = contact.recordKeys();
    await page.route(`**${CONTACT_PATH}`, (route) =>
      fail === 'abort' ? route.abort('connectionrefused') : route.fulfill({ status: fail, body: 'Down' }),
    );
    await contact.open();
    await contact.fill(visitor, MESSAGE);
    await contact.button.click();
    await expect(contact.toast('Error')).toContainText(
      'Failed to send message. Please try again or email us directly.',
    );
    await expect(contact.notice).toBeFocused();
    await expect(contact.notice).toContainText('Everything you typed is still here.');
    await expect(contact.notice.getByRole('link', { name: 'hello@booth.example' })).toBeVisible();
    await contact.expectFilled(visitor, MESSAGE);
    expect(await messagesOf(visitor)).toEqual([]);

    await page.unroute(`**${CONTACT_PATH}`);
    await contact.button.click();
    await expect(contact.thanks).toBeVisible();
    await expect(contact.toast('Error')).toHaveCount(0);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await expectOneMessage(visitor);
    await oneMailTo(TEAM, visitor.email);
  });
}

test('an answer that is lost after the message was stored: the retry ends in thanks, one message, one mail', async ({
  contact,
  page,
  visitor,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error sending the contact message/);
  await page.route(`**${CONTACT_PATH}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await expect(contact.notice).toContainText('Your message was not sent');
  await expectOneMessage(visitor);

  await page.unroute(`**${CONTACT_PATH}`);
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  await expectOneMessage(visitor);
  await oneMailTo(TEAM, visitor.email);
});

test('after an answer that says nothing, no thanks and nothing lost; the retry is the same message', async ({
  contact,
  page,
  visitor,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error sending the contact message/);
  const keys = contact.recordKeys();
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  for (const { name, status, contentType, body } of UNUSABLE_ANSWERS) {
    await test.step(name, async () => {
      const answered = page.waitForResponse(`**${CONTACT_PATH}`);
      await page.route(`**${CONTACT_PATH}`, (route) => route.fulfill({ status, contentType, body }));
      await contact.button.click();
      await answered;
      await expect(contact.toast('Error')).toContainText(
        'Failed to send message. Please try again or email us directly.',
      );
      await expect(contact.notice).toContainText('Your message was not sent');
      await contact.expectFilled(visitor, MESSAGE);
      await page.unroute(`**${CONTACT_PATH}`);
    });
  }

  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  expect(keys).toHaveLength(UNUSABLE_ANSWERS.length + 1);
  expect(new Set(keys).size).toBe(1);
  await expectOneMessage(visitor);
});

test('a reload in the middle of sending repeats nothing', async ({ contact, page, visitor }) => {
  const keys = contact.recordKeys();
  const untilStored = await loseAnswers(page, `**${CONTACT_PATH}`);
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await untilStored();
  // Before the answer arrives
  await page.reload();
  // Not before: what is still held back would go on to the server, and its answer reach the page
  await page.unroute(`**${CONTACT_PATH}`);
  await contact.isAlive();
  await contact.expectFilled(visitor, MESSAGE);
  await expect(contact.notice).toContainText('Your message may be with us already');
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectOneMessage(visitor);
});

test('another message is another intent', async ({ contact, page, visitor, allowProblems }) => {
  allowProblems(/Failed to load resource/, /Error sending the contact message/);
  const keys = contact.recordKeys();
  await page.route(`**${CONTACT_PATH}`, (route) => route.abort());
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await expect(contact.notice).toBeVisible();
  await page.unroute(`**${CONTACT_PATH}`);
  await contact.field('Message').fill('Something else after all');
  await contact.button.click();
  await expect(contact.thanks).toBeVisible();
  expect(new Set(keys).size).toBe(2);
  await expectOneMessage(visitor, 'Something else after all');
});

test('what the server refuses is told beside its field, in its words', async ({
  contact,
  page,
  visitor,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error sending the contact message/);
  await page.route(`**${CONTACT_PATH}`, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, error: 'No such phone', code: 'invalid', fields: { phone: 'No such phone' } },
    }),
  );
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.button.click();
  await expect(contact.toast('Error')).toContainText('Failed to send message.');
  await expect(contact.field('Phone')).toHaveAccessibleDescription('No such phone');
  await expect(contact.field('Phone')).toBeFocused();
  await expect(contact.notice).toContainText('No such phone');
});

test('whoever presses again while the message is on its way sends it once', async ({
  contact,
  page,
  visitor,
}) => {
  const keys = contact.recordKeys();
  const answer = await holdRequests(page, `**${CONTACT_PATH}`);
  await contact.open();
  await contact.fill(visitor, MESSAGE);
  await contact.field('Phone').press('Enter');
  await expect(contact.button).toHaveText('Sending...');
  await contact.field('Phone').press('Enter');
  // It says that it is busy, so a browser test has to insist
  await contact.button.dblclick({ force: true });
  answer();
  await expect(contact.thanks).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectOneMessage(visitor);
});
