import { expectAccessible } from '../support/accessibility.ts';
import { CONTACT_PATH, ContactPage } from '../support/contact-page.ts';
import { expect, expectOneMessage, MESSAGE, test } from '../support/fixtures-contact.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { keyboardHands } from '../support/wizard-page-hands.ts';

test('what is typed survives a reload, half of it too', async ({ contact, page, visitor }) => {
  await contact.open();
  await contact.field('Name').fill(visitor.name);
  await contact.field('Email').fill('vera@');
  await contact.field('Message').fill('First line\nsecond');
  await page.reload();
  await contact.isAlive();
  await expect(contact.field('Name')).toHaveValue(visitor.name);
  await expect(contact.field('Email')).toHaveValue('vera@');
  await expect(contact.field('Message')).toHaveValue('First line\nsecond');
  await expect(contact.field('Company')).toHaveValue('');
  await expect(contact.notice).toHaveCount(0);
});

test('a corrupt draft is logged and ignored', async ({ contact, allowProblems }) => {
  allowProblems(/contact message is corrupt/);
  await contact.plantDraft('{"message":{"name":5}}');
  await contact.open();
  await contact.expectEmpty();
  expect(await contact.storedDraft()).toBeNull();
});

test('what was typed before the page came to life is kept, and nothing of it gets into the address', async ({
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

test('the keyboard alone is enough', async ({ contact, page, visitor }) => {
  await contact.open();
  const { press, type } = keyboardHands(page);
  await press(contact.button);
  await expect(contact.field('Name')).toBeFocused();
  await type(contact.field('Name'), visitor.name);
  await type(contact.field('Company'), visitor.company);
  await type(contact.field('Email'), visitor.email);
  await type(contact.field('Phone'), visitor.phone);
  await type(contact.field('Message'), 'One line');
  await press(contact.button);
  await expect(contact.thanks).toBeFocused();
  await expectOneMessage(visitor, 'One line');
});

test('with the wizard alive, too, a toast appears once', async ({ contact, wizard }) => {
  await wizard.open();
  await contact.isAlive();
  await contact.button.click();
  await expect(contact.toast('Validation Error')).toHaveCount(1);
  await expect(contact.field('Message')).toHaveAccessibleDescription('Message is required');
  await expect(contact.toast('Validation Error')).toHaveCount(1);
});

test('the hero and the navigation lead to the section', async ({ page, contact }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const link of [
    page.locator('#hero').getByRole('link', { name: 'Talk to an Expert' }),
    page.getByRole('banner').getByRole('link', { name: 'Contact' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
  ]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await link.click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(contact.root.getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

for (const way of ['a link', 'the address'] as const) {
  test(`a saved draft, with which the wizard grows on the way, does not push the section away: ${way}`, async ({
    page,
    contact,
    wizard,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await wizard.plantDraft(JSON.stringify(draftAt('review')));
    await page.goto(way === 'a link' ? '/' : '/#contact');
    if (way === 'a link')
      await page.locator('#hero').getByRole('link', { name: 'Talk to an Expert' }).click();
    await expect(wizard.heading('Review your booth quote')).toBeAttached();
    await expect(contact.button).toBeEnabled();
    const top = () => contact.root.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const header = 64;
    await expect.poll(top).toBe(header);
  });
}

test('why to choose us and how to reach us, with JavaScript or without', async ({ anotherVisitor }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await anotherVisitor({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const { root, form } = new ContactPage(page);
    await page.goto('/#contact');
    await expect(root.getByRole('listitem').locator('strong')).toHaveText([
      'One partner',
      '5+ years',
      '100+ deliveries',
      '100% on-time delivery guarantee',
      'Nationwide coverage',
    ]);
    const details = root.getByRole('definition');
    await expect(details.getByRole('link', { name: 'hello@booth.example' })).toHaveAttribute(
      'href',
      'mailto:hello@booth.example',
    );
    await expect(details.getByRole('link', { name: '+1 (702) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+17025550142',
    );
    await expect(details.filter({ hasText: 'Mon to Fri' })).toBeVisible();
    await expect(form).toBeVisible({ visible: javaScriptEnabled });
    await expect(root.getByRole('link', { name: 'Email hello@booth.example' })).toBeVisible({
      visible: !javaScriptEnabled,
    });
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every state can be used by everybody at ${viewport.width} px`, async ({
    contact,
    page,
    visitor,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/, /Error sending the contact message/);
    await page.setViewportSize(viewport);
    await contact.holdThanks();
    await contact.open();
    await expectAccessible(page);
    await contact.button.click();
    await expect(contact.toast('Validation Error')).toBeVisible();
    await expect(contact.field('Name')).toBeInViewport();
    await expectAccessible(page);

    const fail = await holdRequests(page, `**${CONTACT_PATH}`, (route) =>
      route.fulfill({ status: 503, body: 'Down' }),
    );
    await contact.fill(visitor, MESSAGE);
    await contact.button.click();
    await expect(contact.button).toHaveText('Sending...');
    await expectAccessible(page);
    fail();
    await expect(contact.notice).toBeInViewport();
    await expectAccessible(page);

    await page.unroute(`**${CONTACT_PATH}`);
    await contact.button.click();
    await expect(contact.thanks).toBeInViewport();
    await expectAccessible(page);
    await contact.endThanks();
    await expect(contact.form).toContainText('Your message was sent.');
    await expectAccessible(page);
  });
}
