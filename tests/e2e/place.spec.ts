import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a reload deep in a tall step at ${viewport.width} px stays there`, async ({ wizard, page }) => {
    await page.setViewportSize(viewport);
    await wizard.openWithDraft(draftAt('meeting'));
    const name = wizard.meeting.contact('Name');
    await name.fill('Vera Visitor');
    await name.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const before = await name.boundingBox();
    await page.reload();
    await expect(name).toHaveValue('Vera Visitor');
    await expect(page.getByRole('form', { name: 'Send us a message' }).getByLabel('Name')).toHaveValue('');
    await expect
      .poll(async () => Math.abs(((await name.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(2);
  });
}

test('a link leads to its section, though a saved draft makes the wizard taller on the way', async ({
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

test('who scrolls on without mouse or keyboard is not brought back', async ({ gallery, wizard, page }) => {
  await gallery.showDemoProjectsOnly();
  const release = await holdRequests(page, '**/_astro/Wizard.*.js');
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  await page.goto('/#quote-automation');
  await expect(wizard.heading('Where is your trade show?')).toBeInViewport();
  // As a search in the page, a screen reader or a drag of the scroll bar does
  await gallery.cards.last().evaluate((card) => card.scrollIntoView());
  release();
  await expect(wizard.heading('Review your booth quote')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(gallery.cards.last()).toBeInViewport();
});
