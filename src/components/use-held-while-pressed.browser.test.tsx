/** A message that appears or goes on leaving a field must not move the button that is being pressed. */
import { expect, test } from 'vitest';
import { cdp, type Locator, userEvent } from 'vitest/browser';
import { bookingApi, FIRST_DAY } from '../../tests/browser/booking-api.ts';
import { meeting } from '../../tests/browser/meeting.ts';
import { PHONE, setViewport } from '../../tests/browser/viewports.ts';
import { wizard } from '../../tests/browser/wizard.tsx';
import { draftAt } from '../../tests/support/wizard-page-draft.ts';

/**
 * Presses by mouse at the button's upper edge, and waits `delay` ms before the release, so that a message has time to
 * appear and would move the button down.
 */
async function pressSlowly(button: Locator, delay = 300): Promise<void> {
  await button.click({ delay, position: { x: 40, y: 5 } });
}

/**
 * Taps with a finger: the field loses the focus only after the finger is lifted.
 * @param part of the button's width at which it is tapped
 */
async function tap(button: Locator, part: number): Promise<void> {
  const { x, y, width } = button.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const touchPoints = [{ x: frame.x + x + width * part, y: frame.y + y + 5 }];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// At two places: within half a second two taps at one place are a double click, whose second press is ignored
for (const [typed, label, part] of [
  ['CES', 'a listed show', 0.2],
  ['Acme Expo', 'another show', 0.8],
] as const) {
  test(`step 1: on a phone the first tap after typing ${label} counts`, async () => {
    bookingApi();
    await setViewport(PHONE);
    await wizard.open();
    await wizard.show.click();
    await userEvent.keyboard(typed);
    await tap(wizard.primary('Get Started'), part);
    await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
  });
}

async function openLastStep(): Promise<void> {
  bookingApi();
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('10:00 AM').click();
}

test('step 5: a press right after an invalid address counts', async () => {
  await openLastStep();
  // Not left with a text before, so that it has not been checked
  await meeting.fillContact({ 'Work email': '' });
  const email = meeting.contact('Work email');
  await email.fill('vera@visitor');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await pressSlowly(meeting.confirm);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('step 5: a press right after a correction is offered counts', async () => {
  await openLastStep();
  await meeting.fillContact({ 'Work email': '' });
  await meeting.contact('Work email').click();
  await userEvent.keyboard('vera@gmial.com');
  await pressSlowly(meeting.confirm, 1200);
  await expect.element(meeting.confirmation).toBeVisible();
});

test('step 5: a field that is only passed does not complain, one left with a text does', async () => {
  await openLastStep();
  await meeting.contact('Name').click();
  for (let field = 0; field < 4; field++) await userEvent.tab();
  await expect.element(meeting.contact('Phone')).toHaveFocus();
  await expect.element(meeting.contact('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(meeting.contact('Work email')).not.toHaveAttribute('aria-invalid');
  await meeting.contact('Work email').fill('vera');
  await userEvent.tab();
  await expect.element(meeting.contact('Work email')).toHaveAttribute('aria-invalid', 'true');
});
