import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

for (const path of ['/', '/privacy', '/no-such-page']) {
  test(`${path} sets no cookie and requests nothing from other origins`, async ({
    page,
    context,
    baseURL,
    allowProblems,
  }) => {
    allowProblems(/404/);
    const urls: string[] = [];
    context.on('request', (request) => urls.push(request.url()));
    await page.goto(path);
    // Scrolled to the bottom, so that lazy content has loaded
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(urls.length).toBeGreaterThan(0);
    const foreign = urls.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== baseURL);
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
}

test('the privacy page says what is stored and for how long, and is linked from every page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('sets no cookies');
  const quote = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'A quote', exact: true }) });
  await expect(quote).toContainText('Kept: Until you ask us to delete it');
  await expect(main.getByRole('link', { name: 'hello@booth.example' })).toBeVisible();
});

test('the meeting step links to the privacy page and keeps typed text', async ({ page, wizard }) => {
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.contact('Name').fill('Vera Visitor');
  await wizard.root.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.goBack();
  await expect(wizard.meeting.contact('Name')).toHaveValue('Vera Visitor');
  await expect(wizard.root.getByRole('link', { name: 'Privacy' })).toBeInViewport();
});
