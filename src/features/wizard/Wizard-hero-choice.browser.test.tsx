import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, CREATE_BOOKING } from '../../../tests/browser/booking-api.ts';
import { held, problem } from '../../../tests/browser/fake-api.ts';
import { openHero } from '../../../tests/browser/hero.tsx';
import { meeting } from '../../../tests/browser/meeting.ts';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { RECEIPT } from '../../../tests/support/booking-receipt.ts';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { $toasts } from '../../components/toast-store.ts';
import { quoteResult } from '../../lib/quote-results.ts';

const start = page.getByRole('link', { name: 'Get Instant Design & Quote' });

beforeEach(() => {
  bookingApi();
});

async function chooseShow(show: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOptions(show);
}

async function choose(show: string, size: string): Promise<void> {
  await chooseShow(show);
  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOptions(size);
}

test('a choice made before the wizard is hydrated is in it, without a layout shift', async () => {
  const wake = await openHero();
  await choose('NRF Big Show', '20 x 20');
  await wake();
  await expect.element(wizard.size("20' × 20'")).toBeChecked();
  await expect.element(wizard.heading('Choose your booth size')).not.toHaveFocus();
  expect(wizard.storedDraft()).toMatchObject({
    city: { city: 'New York', state: 'NY' },
    show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
    boothSize: '20x20',
  });
});

test("the hero's button, and nothing before it, replaces in a draft what was touched in the hero; Undo restores it", async () => {
  const draft = draftAt('review');
  const wake = await openHero(draft);
  await chooseShow('NRF Big Show');
  await wake();
  await expect.element(wizard.heading('Your Quote Summary')).toBeVisible();
  expect(wizard.storedDraft()).toEqual(draft);
  await start.click();
  await expect.element(wizard.heading('Choose your booth size')).toHaveFocus();
  expect(wizard.storedDraft()).toEqual({
    ...draft,
    city: { city: 'New York', state: 'NY' },
    show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
  });
  // The toast does not cover the button
  await expect.element(toastOf('Your quote was updated')).toBeVisible();
  await wizard.next('Choose Extras');
  await start.click();
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
  await toastOf('Your quote was updated').getByRole('button', { name: 'Undo' }).click();
  await expect.element(wizard.heading('Your Quote Summary')).toBeVisible();
  expect(wizard.storedDraft()).toEqual(draft);
});

for (const viewport of WIDTHS) {
  test(`a size without a show starts at the first step at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    const wake = await openHero();
    await choose('Any U.S. show', '20 x 20');
    await start.click();
    await wake();
    await expect.element(wizard.heading('Where is your trade show?')).toHaveFocus();
    expect(wizard.storedDraft()).toMatchObject({ boothSize: '20x20', city: null, show: null });
    await expectAccessible();
  });
}

test("a booking of this tab stays on the screen until the hero's button is pressed, and Undo restores it", async () => {
  const quote = { show: 'CES', city: 'Las Vegas', state: 'NV', boothSize: '10x10', design: null, extras: [] };
  const booking = { ...RECEIPT, ends_at: '2099-01-01T00:00:00.000Z', quote, quoted: draftAt('review') };
  quoteResult.keep({ status: 'confirmed', booking } as never);
  const wake = await openHero();
  await choose('NRF Big Show', '20 x 20');
  await wake();
  await expect.element(meeting.confirmation).toMatchTextContent('BK-7F3K9Q');
  await choose('NRF Big Show', '10 x 10');
  await start.click();
  await expect.element(wizard.heading('Choose your booth size')).toHaveFocus();
  await toastOf('New quote started').getByRole('button', { name: 'Undo' }).click();
  await expect.element(meeting.confirmation).toMatchTextContent('BK-7F3K9Q');
});

test('a choice in the hero that the quote already has changes nothing and shows no message', async () => {
  const draft = draftAt('review', {
    city: { city: 'New York', state: 'NY' },
    show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
  });
  const wake = await openHero(draft);
  await wake();
  await choose('NRF Big Show', '10 x 10');
  await start.click();
  await expect.element(wizard.heading('Choose your booth size')).toHaveFocus();
  expect(wizard.storedDraft()).toEqual(draft);
  expect($toasts.get()).toEqual([]);
});

test("after a sent quote, the hero's button begins a new one with the choice made there", async () => {
  const sent = { show: 'CES', email: 'vera@visitor.example', preferredTimes: [] };
  quoteResult.keep({ status: 'sent', sent });
  const wake = await openHero();
  await choose('NRF Big Show', '20 x 20');
  await wake();
  await expect.element(wizard.heading('We have your quote')).toBeVisible();
  await choose('NRF Big Show', '10 x 10');
  await start.click();
  await expect.element(wizard.heading('Choose your booth size')).toHaveFocus();
  await expect.element(wizard.size("10' × 10'")).toBeChecked();
});

test('while a booking is being sent the hero changes nothing', async () => {
  allowProblems(/Busy/);
  const booking = held(() => problem(429, { error: 'Busy', code: 'rate-limited' }));
  bookingApi({ [CREATE_BOOKING]: booking.answer });
  const wake = await openHero(draftAt('meeting'));
  await wake();
  await meeting.fillOpened();
  await meeting.confirm.click();
  const sent = wizard.storedDraft();
  await choose('NRF Big Show', '20 x 20');
  await start.click();
  await expect.element(meeting.contact('Name')).toBeVisible();
  expect(wizard.storedDraft()).toEqual(sent);
  booking.release();
  await expect.poll(problemsSoFar).toHaveLength(1);
});
