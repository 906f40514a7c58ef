import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const LAS_VEGAS = draftAt('booth');

test('three sizes are offered, and the designs are those of the size', async ({ wizard }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
  for (const [label, description] of [
    ["10' × 10'", /Perfect for startups and focused displays/],
    ["10' × 20'", /Great for product demonstrations/],
    ["20' × 20'", /Executive presence with multiple zones/],
  ] as const) {
    await expect(wizard.size(label)).toHaveAccessibleDescription(description);
  }
  await expect(wizard.root.getByText('Most Popular')).toHaveCount(1);
  await wizard.size("10' × 20'").click();
  await expect(wizard.heading("Choose your 10' × 20' design")).toBeVisible();
  await expect(wizard.design('Showcase')).toBeVisible();
  await expect(wizard.design('Theatre')).toBeVisible();
  await expect(wizard.design('Launch')).toBeHidden();
});

test('a design card shows the first three features', async ({ wizard }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.size("10' × 10'").click();
  const studio = wizard.design('Studio');
  await expect(studio).toHaveAccessibleDescription(/Open black frame with three pendant lights/);
  await expect(studio).not.toHaveAccessibleDescription(/Round meeting table/);
});

test('one click selects a design; another size clears it', async ({ wizard }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.size("10' × 10'").click();
  await wizard.design('Launch').click();
  await expect(wizard.boothSelection).toContainText("10' × 10'");
  await expect(wizard.boothSelection).toContainText('Launch');
  await wizard.size("20' × 20'").click();
  await expect(wizard.boothSelection).not.toContainText('Launch');
  expect(await wizard.storedDraft()).toMatchObject({ boothSize: '20x20', selectedDesign: null });
});

test('a double click, the Preview button and Enter open the preview', async ({ wizard, page }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.size("10' × 10'").click();
  await wizard.design('Launch').dblclick();
  await expect(wizard.preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard.preview).toBeHidden();
  await wizard.previewButton('Studio').click();
  await expect(wizard.preview.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await page.keyboard.press('Escape');
  await wizard.design('Launch').focus();
  await page.keyboard.press('Enter');
  await expect(wizard.preview.getByRole('heading', { name: 'Launch' })).toBeVisible();
});

test('the preview shows four views and walks through the designs in a circle', async ({ wizard }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  const { preview } = wizard;
  for (const view of ['Top View', 'Front View', 'Left View', 'Right View']) {
    await expect(preview.getByRole('button', { name: view })).toBeVisible();
  }
  await expect(preview).toContainText('Starting at');
  await expect(preview).toContainText('$2,400');
  await expect(preview.getByRole('heading', { name: 'Features & Highlights' })).toBeVisible();
  await expect(preview).toContainText('Four arm spotlights and one live plant');

  await preview.getByRole('button', { name: 'Left View' }).click();
  await expect(wizard.currentView('Left View')).toBeVisible();
  await preview.getByRole('button', { name: 'Next design' }).click();
  await expect(preview.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await expect(wizard.currentView('Top View')).toBeVisible();
  await preview.getByRole('button', { name: 'Next design' }).click();
  await expect(preview.getByRole('heading', { name: 'Launch' })).toBeVisible();
  await preview.getByRole('button', { name: 'Previous design' }).click();
  await expect(preview.getByRole('heading', { name: 'Studio' })).toBeVisible();

  await preview.getByRole('button', { name: 'Select This Design' }).click();
  await expect(preview).toBeHidden();
  await expect(wizard.boothSelection).toContainText('Studio');
});

test('a design with one image shows a single front view', async ({ wizard, page }) => {
  await page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    const content = await response.json();
    for (const design of content.booth_designs) {
      design.image_url = design.images.frontview;
      design.images = null;
    }
    await route.fulfill({ response, json: content });
  });
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect(wizard.preview.getByRole('img', { name: /Front View/ })).toHaveCount(1);
  await expect(wizard.preview.getByText('Top View')).toHaveCount(0);
});

test('without designs the visitor can still go on', async ({ wizard, page, allowProblems }) => {
  allowProblems(/Failed to load resource/, /Error loading/);
  await page.route('**/api/content', (route) => route.fulfill({ status: 404, body: 'Gone' }));
  const logged = page.waitForEvent('console', (message) =>
    /Error loading booth designs/.test(message.text()),
  );
  await wizard.openWithDraft(LAS_VEGAS);
  await logged;
  await wizard.size("10' × 10'").click();
  await wizard.next('Choose Extras');
  await expect(wizard.heading('Choose your extras & features')).toBeVisible();
});
