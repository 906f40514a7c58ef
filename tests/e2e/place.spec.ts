import { expect, test } from '../support/fixtures-contact.ts';
import { holdRequests, keepAnswer } from '../support/hold-requests.ts';
import { WIDTHS } from '../support/viewports.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

for (const viewport of WIDTHS) {
  test(`a reload at ${viewport.width} px keeps its place, though the times above it load last`, async ({
    wizard,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await keepAnswer(page, '**/api/availability');
    await wizard.openWithDraft(draftAt('meeting'));
    const name = wizard.meeting.contact('Name');
    await wizard.meeting.enabledDays.first().click();
    await name.fill('Vera Visitor');
    // The late content is out of view, so that the browser anchors to what is in view
    await name.evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const top = async () => Math.round((await name.boundingBox())?.y ?? 0);
    const before = await top();
    const release = await holdRequests(page, '**/api/availability');
    await page.reload();
    await expect(name).toHaveValue('Vera Visitor');
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByLabel('Name')).toHaveValue('');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(viewport.height);
    release();
    await expect(wizard.meeting.enabledDays.first()).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
}

test('a link leads to its section, though a saved draft makes the wizard taller while scrolling', async ({
  gallery,
  wizard,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Reference Projects' }).click();
  const top = () => gallery.root.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect(wizard.heading('Review your booth quote')).toBeAttached();
  await expect.poll(top).toBe(72);
});

test('a visitor who scrolls on without mouse or keyboard is not brought back', async ({
  gallery,
  wizard,
  page,
}) => {
  await gallery.showDemoContentOnly();
  const release = await holdRequests(page, '**/_astro/Wizard.*.js');
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  await page.goto('/#quote-automation');
  await expect(wizard.root).toBeInViewport();
  // As find-in-page, a screen reader or dragging the scroll bar does
  await gallery.cards.last().evaluate((card) => card.scrollIntoView());
  release();
  await expect(wizard.heading('Review your booth quote')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(gallery.cards.last()).toBeInViewport();
});

test('the buttons of a step appear with it, since its height decides where they are', async ({
  wizard,
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/steps.*.js');
  await wizard.openWithDraft(draftAt('review'));
  await expect(wizard.root.getByText('Loading this step...')).toBeAttached();
  await expect(wizard.back).toBeHidden();
  release();
  await expect(wizard.heading('Your Quote Summary')).toBeVisible();
  await expect(wizard.back).toBeVisible();
});

test('until a saved quote is open, the empty first step is neither visible nor filled in', async ({
  wizard,
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/Wizard.*.js');
  await page.goto('/#quote-automation');
  const firstStep = wizard.root.getByText('Where is your trade show?');
  await expect(firstStep).toBeVisible();
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  await page.goto('/privacy');
  await page.goto('/#quote-automation');
  await expect(firstStep).toBeAttached();
  await expect(firstStep).not.toBeVisible();
  release();
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
});
