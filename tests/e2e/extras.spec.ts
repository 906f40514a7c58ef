import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const NO_EXTRAS_YET = draftAt('extras');

test('six placeholders stand in while the extras load', async ({ wizard, page }) => {
  const release = await holdRequests(page, '**/api/content');
  await wizard.openWithDraft(NO_EXTRAS_YET);
  await expect(wizard.heading('Choose your extras & features')).toBeVisible();
  await expect(wizard.skeletons).toHaveCount(6);
  await expect(wizard.extra('Bar stools')).toBeHidden();
  release();
  await expect(wizard.extra('Bar stools')).toBeVisible();
  await expect(wizard.skeletons).toHaveCount(0);
});

test('an extra has its price, and goes from 0 to its maximum and back', async ({ wizard }) => {
  await wizard.openWithDraft(NO_EXTRAS_YET);
  await expect(wizard.root).toContainText(/all prices are in USD/i);
  const table = wizard.extra('Meeting table with four chairs');
  await expect(table).toContainText('$460');
  await expect(wizard.fewer(table)).toBeDisabled();
  for (let count = 0; count < 3; count += 1) await wizard.more(table).click();
  await expect(wizard.more(table)).toBeDisabled();
  await expect(table).toContainText('$1,380');
  for (let count = 0; count < 3; count += 1) await wizard.fewer(table).click();
  await expect(wizard.fewer(table)).toBeDisabled();
  expect(await wizard.storedDraft()).toMatchObject({ extras: [] });
});

test('the selection lists each line and the total, and joins the price summary', async ({ wizard }) => {
  await wizard.openWithDraft(NO_EXTRAS_YET);
  await expect(wizard.root).toContainText(
    'No extras selected. You can continue with just the booth design, or add items above.',
  );
  const stools = wizard.extra('Bar stools');
  await wizard.more(stools).click();
  await wizard.more(stools).click();
  await wizard.more(wizard.extra('Coffee bar')).click();
  await expect(wizard.extrasSelection).toContainText('Bar stools');
  await expect(wizard.extrasSelection).toContainText('$190');
  await expect(wizard.extrasSelection).toContainText('Coffee bar');
  await expect(wizard.extrasSelection).toContainText(/Total Extras:\s*\$2,590/);
  await expect(wizard.summary).toContainText('$8,500');
  await expect(wizard.summary).toContainText('$2,590');
  await expect(wizard.summary).toContainText('$11,090');
});

test('without any extras on offer the visitor is told to go on', async ({ wizard, page }) => {
  await page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), extras: [] } });
  });
  await wizard.openWithDraft(NO_EXTRAS_YET);
  await expect(wizard.root).toContainText(
    'No extras available at the moment. You can continue with just the booth design.',
  );
  await wizard.next('Review Quote');
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
});

test('an extra without a picture has a placeholder', async ({ wizard, page }) => {
  await page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    const content = await response.json();
    for (const extra of content.extras) extra.image_url = null;
    await route.fulfill({ response, json: content });
  });
  await wizard.openWithDraft(NO_EXTRAS_YET);
  const stools = wizard.extra('Bar stools');
  await expect(stools).toBeVisible();
  await expect(stools.locator('img')).toHaveCount(0);
});

test('when the extras cannot be loaded that is logged, and the loading ends', async ({
  wizard,
  page,
  allowProblems,
}) => {
  allowProblems(/Error loading/, /Failed to load resource/);
  await page.route('**/api/content', (route) => route.fulfill({ status: 503, body: 'Down' }));
  const logged = page.waitForEvent('console', (message) => /Error loading extras/.test(message.text()));
  await wizard.openWithDraft(NO_EXTRAS_YET);
  await logged;
  await expect(wizard.skeletons).toHaveCount(0);
  await expect(wizard.root).toContainText('No extras available at the moment.');
});

test('the review shows design, assumptions, prices and the quote', async ({ wizard }) => {
  await wizard.openWithDraft(draftAt('review'));
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
  const { root } = wizard;
  await expect(root).toContainText('Launch');
  await expect(wizard.heading('Design Assumptions')).toBeVisible();
  for (const assumption of [
    "Standard 8' back wall with tension fabric graphics",
    'Company branding and messaging included',
    'Professional setup and installation',
    'Basic electrical package 110V 20A',
  ]) {
    await expect(root).toContainText(assumption);
  }
  const pricing = wizard.section('Transparent Pricing Breakdown');
  await expect(pricing).toContainText('CES');
  await expect(pricing).toContainText('Las Vegas, NV');
  await expect(pricing).toContainText('$8,500');
  await expect(pricing).toContainText('$190');
  await expect(pricing).toContainText('$8,690');
  await expect(wizard.section('Important Note')).toContainText(/venue services/);
  await expect(wizard.section('Important Note')).toContainText(/drayage/);
  const quote = wizard.section('Your Quote Summary');
  for (const text of ['CES', 'Las Vegas, NV', "10' × 10'", 'Launch', '$8,690']) {
    await expect(quote).toContainText(text);
  }
  await wizard.next('Pick a Time & Book Kickoff');
  await expect(wizard.step(5)).toHaveAttribute('aria-current', 'step');
});

test('prices follow the region of the city, and the design fee is a reading of its own', async ({
  wizard,
}) => {
  await wizard.openWithDraft(draftAt('extras', { city: { city: 'Miami', state: 'FL' } }));
  await expect(wizard.summary).toContainText('$8,200');
  await expect(wizard.summary).toContainText(/design fee/i);
  await expect(wizard.summary).toContainText('$2,400');
});
