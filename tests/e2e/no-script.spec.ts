import { brand } from '../../src/config/brand.ts';
import { COMPANIES } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { WIDTHS } from '../support/viewports.ts';

test.use({ javaScriptEnabled: false });

for (const viewport of WIDTHS) {
  test(`without JavaScript the page can be read and navigated at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We design, build, and deliver your trade show booths',
    );
    if (viewport.width < 768) await page.getByRole('button', { name: 'Menu' }).click();
    const navigation = page.getByRole('navigation', { name: viewport.width < 768 ? 'Menu' : 'Main' });
    await navigation.getByRole('link', { name: 'Quote Automation' }).click();
    await expect(page.getByRole('heading', { name: 'Where is your trade show?' })).toBeInViewport();
    await expect(page.locator('#quote-automation noscript p')).toContainText(
      'The quote wizard needs JavaScript.',
    );
    await expect(page.locator('#quote-automation noscript p')).toBeVisible();
    for (const dead of ['Get Started', 'Back', 'Start Over']) {
      await expect(page.getByRole('button', { name: dead })).toHaveCount(0);
    }
    const projects = page.getByRole('region', { name: 'Reference Projects' }).getByRole('listitem');
    for (const company of COMPANIES) await expect(projects.getByText(company)).toBeVisible();
    await expect(projects.getByRole('img').first()).toBeVisible();
    await expect(projects.first()).toContainText('Sample project');
    await expect(page.locator('#reference-projects').getByRole('button')).toHaveCount(0);
    const contact = page.getByRole('region', { name: 'Talk to an expert' });
    await expect(contact.getByRole('link', { name: brand.email }).first()).toBeVisible();
    await expect(contact.getByRole('link', { name: brand.phone }).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });
}
