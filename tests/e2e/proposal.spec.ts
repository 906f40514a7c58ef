import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { findClipped, sidewaysScroll } from '../support/page-checks.ts';
import { islandModules } from '../support/page-weight.ts';
import { proposalFor } from '../support/sent-proposal.ts';
import { PHONE } from '../support/visitor-path.ts';

/** Script of the page itself before the booth is walked around, in KB. */
const MOST_KB = 20;
/** Chunks that every page with an island loads: React, and the fields of all forms. */
const SHARED = /^\/_astro\/(?:client|wizard|steps|lazy|words|rolldown-runtime)\./;

/** The open page of a proposal. */
function parts(page: Page) {
  const sheet = page.getByRole('article', { name: /^Proposal PR-/ });
  return {
    sheet,
    accept: page.getByRole('button', { name: /^Accept for / }),
  };
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an old version says so and leads to the newest, and nothing scrolls sideways', async ({
    page,
    request,
    visitor,
  }) => {
    const { send } = await proposalFor(request, visitor);
    const { id, version, url } = await send();
    await send({ replaces: { id, version }, note: 'Now with the counter on the left.' });
    const opened = await page.goto(url);
    expect(await opened?.allHeaders()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByRole('heading', { name: /newer version/ })).toBeVisible();
    await expect(page).toHaveURL(/\/proposal$/);
    await expect(parts(page).accept).toHaveCount(0);
    await page.getByRole('button', { name: 'See the newest version' }).tap();
    await expect(parts(page).sheet).toContainText('Now with the counter on the left.');
    await expect(parts(page).accept).toBeVisible();
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
      expect(await page.evaluate(findClipped)).toEqual([]);
    }
  });
});

test('it has no navigation around it, and prints to one sheet without the site and the form', async ({
  page,
  request,
  visitor,
}) => {
  const { send } = await proposalFor(request, visitor);
  const { url } = await send();
  await page.goto(url);
  const { sheet, accept } = parts(page);
  await expect(sheet.getByRole('img')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Booth Studio, home' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Quote' })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(accept).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const text of ['Booth Studio', visitor.company, 'Hanging sign, 12 feet', 'Payments', 'Terms'])
    await expect(sheet.getByText(text).first()).toBeVisible();
});

test('before the booth is walked around, the page loads little script of its own', async ({ page }) => {
  const html = await (await page.request.get('/proposal')).text();
  const modules = await islandModules(page, html, 'ProposalPage');
  const own = modules.filter(({ path }) => !SHARED.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_KB * 1000);
  expect(modules.filter(({ path }) => /scene|walk|viewer/i.test(path))).toEqual([]);
});
