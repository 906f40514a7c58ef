import { ContactPage } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures-contact.ts';

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

test('the reasons to choose us and the contact details are there, with JavaScript or without', async ({
  anotherVisitor,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await anotherVisitor({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const { root, form } = new ContactPage(page);
    await page.goto('/#contact');
    await expect(root.getByRole('listitem').locator('strong')).toHaveText([
      'One partner',
      'Our team: 5+ years',
      'Our team: 100+ deliveries',
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
