import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { longDay } from '../../src/domain/quote/quote-texts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
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
    total: sheet.getByRole('row', { name: /^Total/ }),
    bar: page.getByRole('button', { name: 'Accept', exact: true }).last(),
    accept: page.getByRole('button', { name: /^Accept for / }),
  };
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the mail leads to the proposal, which is accepted with an option in four presses and a name', async ({
    page,
    request,
    visitor,
  }) => {
    const { send, payDeposit } = await proposalFor(request, visitor);
    await send();
    const mail = await oneMailTo(visitor.email, '/proposal#');
    const [url = ''] = /http\S+\/proposal#[\w.-]+/.exec(mail.text ?? '') ?? [];
    const opened = await page.goto(url);
    expect(await opened?.allHeaders()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { sheet, total, bar, accept } = parts(page);
    await expect(sheet).toContainText(visitor.company);
    await expect(page).toHaveURL(/\/proposal$/);
    await expect(page.getByText('$14,080.00').last()).toBeInViewport();
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: 'Storage between shows, one year' }).tap();
    await expect(total).toContainText('$15,330.50');
    await bar.tap();
    await page.getByLabel('Your name').fill('Dana Reed');
    await page.getByLabel('Your role').fill('Marketing director');
    await page.getByRole('checkbox', { name: /^I accept this proposal on behalf of/ }).tap();
    await accept.tap();
    await expect(page.getByRole('heading', { name: 'This proposal is accepted' })).toBeFocused();
    const file = page.waitForEvent('download');
    await page.getByText('Details', { exact: true }).tap();
    await page.getByRole('button', { name: 'Download what you accepted' }).tap();
    const hash = createHash('sha256').update(await readFile(await (await file).path()));
    await expect(page.getByText(hash.digest('hex')).first()).toBeVisible();
    await expectAccessible(page);

    const today = todayInNewYork(new Date());
    await payDeposit(today);
    await page.reload();
    await expect(sheet).toContainText(`Received ${longDay(today)}`);
  });

  test('an old version says so and leads to the newest, and nothing scrolls sideways', async ({
    page,
    request,
    visitor,
  }) => {
    const { send } = await proposalFor(request, visitor);
    const { id, version, url } = await send();
    await send({ replaces: { id, version }, note: 'Now with the counter on the left.' });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: /newer version/ })).toBeVisible();
    await expect(parts(page).accept).toHaveCount(0);
    await page.getByRole('button', { name: 'See the newest version' }).tap();
    await expect(parts(page).sheet).toContainText('Now with the counter on the left.');
    await expect(parts(page).accept).toBeVisible();
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
