import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('a reload keeps the step and the place on the page', async ({ wizard, page }) => {
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  await wizard.open();
  await wizard.root
    .getByRole('navigation', { name: 'Quote steps' })
    .getByRole('button', { name: 'Extras' })
    .click();
  await expect(wizard.heading('Choose your extras & features')).toBeFocused();
  const { back } = wizard;
  await back.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await back.boundingBox();
  await page.reload();
  await expect(wizard.heading('Choose your extras & features')).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await back.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
});

test('after a booking, the new quote stays at its first step through a reload', async ({
  wizard,
  page,
  offer,
  visitor,
}) => {
  const day = await offer('10:00 AM');
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.fillIn(day.date, '10:00 AM', visitor);
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toBeVisible();
  await page.getByRole('button', { name: 'Get New Quote' }).click();
  await expect(wizard.heading('Where is your trade show?')).toBeVisible();
  await wizard.isAlive();
  await wizard.chooseCity('Denver');
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.city).toHaveValue('Denver, CO');
});
