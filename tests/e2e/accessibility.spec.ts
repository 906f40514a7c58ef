import { CITIES } from '../../src/domain/cities.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('page, menu and first step', async ({ wizard, page }) => {
      await wizard.open();
      await expectAccessible(page);
      await wizard.city.focus();
      await expect(wizard.cityOptions).toHaveCount(CITIES.length);
      await expectAccessible(page);
      await wizard.chooseCity('Chicago');
      await wizard.chooseShow('HIMSS Conference');
      await expectAccessible(page);
      await wizard.chooseCity('Miami');
      await expect(wizard.locationResult).toContainText('Mismatch');
      await expectAccessible(page);
      if (viewport.width > 768) return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
    });

    test('sizes, designs, preview and custom request', async ({ wizard, page }) => {
      await wizard.openWithDraft(draftAt('booth'));
      await wizard.size("10' × 10'").click();
      await wizard.design('Launch').click();
      await expectAccessible(page);
      await wizard.previewButton('Launch').click();
      await expect(wizard.preview).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await wizard.openCustomRequest();
      await wizard.sendCustomRequest();
      await expectAccessible(page);
    });

    test('extras and review', async ({ wizard, page }) => {
      await wizard.openWithDraft(draftAt('extras'));
      await wizard.more(wizard.extra('Bar stools')).click();
      await expectAccessible(page);
      await wizard.next('Review Quote');
      await expect(wizard.heading('Review your booth quote')).toBeVisible();
      await expectAccessible(page);
    });

    test('the meeting step, its dialog and its time zones', async ({ wizard, page, offer }) => {
      await offer('10:00 AM');
      await wizard.openWithDraft(draftAt('meeting'));
      await wizard.meeting.slot('10:00 AM').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await wizard.meeting.timeZone.focus();
      await expect(wizard.meeting.zoneOptions.first()).toBeVisible();
      await expectAccessible(page);
    });

    test('contact details that are missing, and the confirmation', async ({
      wizard,
      page,
      offer,
      visitor,
    }) => {
      const day = await offer('10:00 AM', '11:00 AM');
      await wizard.openWithDraft(draftAt('meeting'));
      await wizard.meeting.chooseDay(day.date);
      await wizard.meeting.slot('10:00 AM').click();
      await wizard.meeting.pressConfirm();
      await wizard.expectToast('Missing contact information');
      await expectAccessible(page);
      await wizard.meeting.fillContact(visitor);
      await wizard.meeting.confirm.click();
      await expect(wizard.meeting.confirmation).toBeVisible();
      await expectAccessible(page);
    });

    test('a failed booking', async ({ wizard, page, offer, visitor, allowProblems }) => {
      allowProblems(/Failed to/);
      const day = await offer('10:00 AM');
      await page.route('**/api/send-quote', (route) => route.abort());
      await wizard.openWithDraft(draftAt('meeting'));
      await wizard.meeting.chooseDay(day.date);
      await wizard.meeting.slot('10:00 AM').click();
      await wizard.meeting.fillContact(visitor);
      await wizard.meeting.confirm.click();
      await wizard.expectToast('Booking failed');
      await expectAccessible(page);
    });

    test('the 404 page', async ({ page, allowProblems }) => {
      allowProblems(/404/);
      await page.goto('/nowhere');
      await expectAccessible(page);
    });
  });
}

test('each step moves the focus to its heading and is announced', async ({ wizard }) => {
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.next('Review Quote');
  await expect(wizard.heading('Review your booth quote')).toBeFocused();
  await expect(wizard.announcements).toContainText([/Review/]);
  await wizard.back.click();
  await expect(wizard.heading('Choose your extras & features')).toBeFocused();
  await expect(wizard.announcements).toContainText([/Extras|extras/]);
});

test('choices are announced', async ({ wizard }) => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await expect(wizard.announcements).toContainText([/Great! We have your location/]);
});

test('at 320 px nothing scrolls sideways', async ({ wizard, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect(wizard.design('Island')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const [label, heading] of [
    ['Choose Extras', 'Choose your extras & features'],
    ['Review Quote', 'Review your booth quote'],
    ['Pick a Time & Book Kickoff', 'Pick a time for your kickoff meeting'],
  ] as const) {
    await wizard.next(label);
    await expect(wizard.heading(heading)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
