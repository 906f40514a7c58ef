import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { EMPTY_CONTACT } from '../../domain/schemas/contact-fields.ts';
import { $projectRequest } from '../../lib/project-request.ts';
import { BOOKING_KEY } from '../../lib/quote-results.ts';

const CHANGED = 'Changed in another tab';
const keepMine = page.getByRole('button', { name: 'Keep mine' });

beforeEach(() => {
  bookingApi();
});

async function openWithDraft(...draft: Parameters<typeof draftAt>): Promise<void> {
  await wizard.openWithDraft(draftAt(...draft));
}

/** Stores a draft as another tab does, then makes this tab visible. */
function changeElsewhere(...draft: Parameters<typeof draftAt>): void {
  wizard.plantDraft(JSON.stringify(draftAt(...draft)));
  dispatchEvent(new Event('focus'));
}

test('changes from another tab are taken over at the same step, and listed; this tab’s can be kept', async () => {
  await openWithDraft('meeting');
  await meeting.contact('Name').fill('Vera');
  const own = wizard.storedDraft();
  const contact = { ...EMPTY_CONTACT, name: 'Otto' };
  changeElsewhere('meeting', { contact, extras: [] });
  await expect.element(toastOf(CHANGED)).toMatchTextContent('What changed: extras, contact details.');
  await expect.element(meeting.contact('Name')).toHaveValue('Otto');
  await expect.element(wizard.summary).toMatchTextContent('$8,500');
  await keepMine.click();
  await expect.element(meeting.contact('Name')).toHaveValue('Vera');
  expect(wizard.storedDraft()).toEqual(own);
});

test('a meeting booked since another tab changed the quote stays when Keep mine is pressed', async () => {
  await openWithDraft('meeting');
  changeElsewhere('meeting', { extras: [] });
  await expect.element(toastOf(CHANGED)).toBeVisible();
  const button = keepMine.element() as HTMLElement;
  await meeting.book();
  button.click();
  await expect.element(meeting.confirmation).toBeVisible();
  expect(sessionStorage.getItem(BOOKING_KEY)).not.toBeNull();
});

test('at a confirmation, a draft begun in another tab is kept for the next quote', async () => {
  await openWithDraft('meeting');
  await meeting.book();
  changeElsewhere('review');
  await expect.element(meeting.confirmation).toBeVisible();
  expect(wizard.storedDraft()).toEqual(draftAt('review'));
  $projectRequest.set({
    id: 'demo',
    company_name: 'Maple & Loom',
    conference_name: 'House of Fairs',
    location: '',
    booth_size: '20×20',
  });
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '20x20', extras: draftAt('review').extras });
});

test('a quote that was booked or cleared in another tab is cleared here, too, and can be restored', async () => {
  await openWithDraft('extras');
  localStorage.clear();
  dispatchEvent(new Event('focus'));
  await expect.element(toastOf('Closed in another tab')).toBeVisible();
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
  await keepMine.click();
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
  expect(wizard.storedDraft()).toEqual(draftAt('extras'));
});

test('a visitor who returns to an unchanged quote sees no message', async () => {
  await openWithDraft('extras');
  await wizard.more(wizard.extra('Plant set')).click();
  const pressed = document.activeElement;
  dispatchEvent(new Event('focus'));
  await expect.poll(() => wizard.sectionText('Your extras selection')).toContain('Plant set');
  expect(document.activeElement).toBe(pressed);
  // The other tab stores the same content in a different format
  wizard.plantDraft(JSON.stringify(wizard.storedDraft(), null, 2));
  dispatchEvent(new Event('focus'));
  await wizard.next('Review Quote');
  await expect.poll(() => wizard.sectionText('Your Quote Summary')).toContain('Estimated total');
  // Checked immediately, since the message would disappear by itself
  expect(toastOf(CHANGED).query()).toBeNull();
});
