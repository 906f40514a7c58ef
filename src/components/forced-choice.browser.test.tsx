import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { bookingApi, FIRST_DAY } from '../../tests/browser/booking-api.ts';
import { gallery } from '../../tests/browser/gallery.tsx';
import { setMedia } from '../../tests/browser/media.ts';
import { meeting } from '../../tests/browser/meeting.ts';
import { focus } from '../../tests/browser/texts.ts';
import { wizard } from '../../tests/browser/wizard.tsx';
import { draftAt } from '../../tests/support/wizard-page-draft.ts';

beforeEach(async () => {
  bookingApi();
  await setMedia({ 'forced-colors': 'active' });
});

function backgroundOf(control: Locator): string {
  return getComputedStyle(control.element()).backgroundColor;
}

test('the chosen day and time differ from the others in forced colors', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  expect(backgroundOf(meeting.day(FIRST_DAY))).not.toBe(backgroundOf(meeting.enabledDays.last()));
  await meeting.slot('10:00 AM').click();
  await expect.element(meeting.slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
  expect(backgroundOf(meeting.slot('10:00 AM'))).not.toBe(backgroundOf(meeting.slot('2:00 PM')));
});

test('the chosen size differs from the others in forced colors; buttons have a border and a focus ring', async () => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  const borderOf = (size: string) =>
    getComputedStyle(wizard.size(size).element().parentElement ?? document.body).borderTopColor;
  expect(borderOf("10' × 10'")).not.toBe(borderOf("20' × 20'"));
  const button = wizard.primary('Choose Extras');
  await expect.element(button).toHaveStyle({ borderTopWidth: '1px' });
  await focus(wizard.back);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(wizard.back).toHaveStyle({ outlineStyle: 'solid' });
});

test('the chosen city differs from the others in forced colors', async () => {
  await wizard.open();
  await wizard.city.click();
  await wizard.cityOptions.first().hover();
  await expect.element(wizard.cityOptions.first()).toHaveAttribute('aria-selected', 'true');
  expect(backgroundOf(wizard.cityOptions.first())).not.toBe(backgroundOf(wizard.cityOptions.last()));
});

test('the chosen chip and the picture in view differ from the others in forced colors', async () => {
  await gallery.open('?industry=energy');
  expect(backgroundOf(gallery.chip('Industry', 'Energy'))).not.toBe(
    backgroundOf(gallery.chip('Industry', 'Retail')),
  );
  await gallery.openProject('Verdant Grid Energy');
  const view = (name: string) => gallery.dialog.getByRole('button', { name, exact: true });
  expect(backgroundOf(view('Top View'))).not.toBe(backgroundOf(view('Front View')));
});
