import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  bookingApi,
  CREATE_BOOKING,
  FIRST_DAY,
  instantOf,
  TODAY,
} from '../../../../tests/browser/booking-api.ts';
import { json } from '../../../../tests/browser/fake-api.ts';
import { meeting, VISITOR } from '../../../../tests/browser/meeting.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';

const UNTIL = instantOf(TODAY, '9:00 AM');
const held = wizard.root.filter({
  has: page.getByRole('heading', { name: 'One more step: confirm by email' }),
});

/** Books beyond the hourly limit, so that the server mails a confirmation link and holds the time. */
async function book() {
  const pending = { until: UNTIL, date: FIRST_DAY, time: '10:00 AM' };
  const api = bookingApi({ [CREATE_BOOKING]: () => json({ success: true, pending }, 202) });
  await meeting.fillIn();
  await meeting.confirm.click();
  await expect.element(held).toBeVisible();
  return api;
}

test('a held time shows until when, and where the link was emailed; the way back leads to all that was entered', async () => {
  await book();
  for (const text of ['Tuesday, February 9, 2027', '10:00 AM', 'until 9:00 AM', VISITOR['Work email']]) {
    await expect.element(held).toMatchTextContent(text);
  }
  await expect.element(held).not.toMatchTextContent("We don't have");
  await expect.element(held.getByRole('heading', { name: /One more step/ })).toHaveFocus();
  await setViewport(PHONE);
  await expectAccessible();
  await page.getByRole('button', { name: 'Back to my quote' }).click();
  await expect.element(meeting.contact('Work email')).toHaveValue(VISITOR['Work email']);
  await expect.element(held).not.toBeInTheDocument();
});

test('it survives a reload until the time is released, and the quote is there afterward', async () => {
  await book();
  await wizard.reloadConfirmation();
  await expect.element(held).toBeVisible();
  vi.setSystemTime(Date.parse(UNTIL) + 1_000);
  await wizard.reloadConfirmation();
  await expect.element(meeting.confirm).toBeVisible();
  await expect.element(held).not.toBeInTheDocument();
});
