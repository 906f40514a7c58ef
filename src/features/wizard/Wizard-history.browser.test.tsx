import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingApi, CREATE_BOOKING, SEND_QUOTE } from '../../../tests/browser/booking-api.ts';
import { discFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { smallStills } from '../../../tests/browser/booth-scene/small-stills.ts';
import { held } from '../../../tests/browser/fake-api.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

const LOCATION = 'Where is your trade show?';
const BOOTH = 'Choose your booth size';
const EXTRAS = 'Choose your extras & features';
const REVIEW = 'Review your booth quote';
const MEETING = 'Pick a time for your kickoff meeting';

beforeEach(() => {
  bookingApi();
});

async function expectStep(heading: string): Promise<void> {
  await expect.element(wizard.heading(heading)).toBeVisible();
}

/** Goes from the first step to the third with the wizard's buttons. */
async function walkToExtras(): Promise<void> {
  await wizard.open();
  await wizard.next('Get Started');
  await expectStep(BOOTH);
  await wizard.next('Choose Extras');
  await expectStep(EXTRAS);
}

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the browser's back goes one step back, and its forward on again`, async () => {
    await setViewport(viewport);
    await walkToExtras();
    const address = location.href;
    history.back();
    await expectStep(BOOTH);
    await expect.element(wizard.heading(BOOTH)).toHaveFocus();
    await expect.element(wizard.heading(BOOTH)).toBeInViewport();
    history.back();
    await expectStep(LOCATION);
    history.forward();
    await expectStep(BOOTH);
    history.forward();
    await expectStep(EXTRAS);
    expect(location.href).toBe(address);
  });
}

test('the wizard’s own Back does the same, adds no entries, and goes two steps back at two quick presses', async () => {
  await walkToExtras();
  const { length } = history;
  await wizard.back.click();
  await expectStep(BOOTH);
  await wizard.back.click();
  await expectStep(LOCATION);
  expect(history.length).toBe(length);
  history.forward();
  await expectStep(BOOTH);
  history.forward();
  await expectStep(EXTRAS);
  // Both presses come before the browser has gone back, after which the button moves
  const button = wizard.back.element() as HTMLElement;
  button.click();
  button.click();
  await expectStep(LOCATION);
});

test('a step that the draft opened goes back to the one before it; neither this nor typing adds an entry', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await expectStep(MEETING);
  const { length } = history;
  await meeting.contact('Name').fill('Vera');
  await wizard.reload();
  await expectStep(MEETING);
  await wizard.back.click();
  await expectStep(REVIEW);
  expect(history.length).toBe(length);
});

test('a reload keeps the step, even if the draft has what the next one needs, and after a link within the page', async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await wizard.reload();
  await expectStep(LOCATION);
  await expect.element(wizard.city).toHaveValue('Las Vegas, NV');
  await expect.element(wizard.show).toHaveValue('CES');
  await wizard.next('Get Started');
  await wizard.size("10' × 10'").click();
  await wizard.design('Launch').click();
  const { length } = history;
  await wizard.reload();
  await expectStep(BOOTH);
  await expect.element(wizard.design('Launch')).toBeChecked();
  history.back();
  await expectStep(LOCATION);
  expect(history.length).toBe(length);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#quote-automation';
  link.click();
  await wizard.reload();
  await expectStep(LOCATION);
});

test('going back closes the preview and the custom request, and nothing else; a selected design leaves no entry', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.back.click();
  await expectStep(BOOTH);
  await wizard.previewButton('Launch').click();
  await expect.element(wizard.preview).toBeVisible();
  history.back();
  await expect.element(wizard.preview).not.toBeInTheDocument();
  await expectStep(BOOTH);
  await expect.element(wizard.previewButton('Launch')).toHaveFocus();

  const { length } = history;
  await wizard.root.getByRole('button', { name: 'Need a custom size? Click here' }).click();
  const request = page.getByRole('dialog', { name: 'Custom Booth Design Request' });
  await expect.element(request).toBeVisible();
  history.back();
  await expect.element(request).not.toBeInTheDocument();
  await expectStep(BOOTH);
  expect(history.length).toBe(length);

  await wizard.previewButton('Launch').click();
  await wizard.preview.getByRole('button', { name: 'Select This Design' }).click();
  await wizard.next('Choose Extras');
  await expectStep(EXTRAS);
  history.back();
  await expectStep(BOOTH);
  await expect.element(wizard.preview).not.toBeInTheDocument();
});

test('going back while a booking is on its way does not leave it', async () => {
  const answer = held({ success: true, quote_submission_id: 'quote-1' });
  bookingApi({ [SEND_QUOTE]: answer.answer });
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await meeting.fillOpened();
  await meeting.confirm.click();
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
  await expect.poll(() => history.state?.wizardSteps.at(-1)).toBe(5);
  await expectStep(MEETING);
  answer.release();
  await expect.element(meeting.confirmation).toBeVisible();
});

test('going back from the confirmation keeps it, and skips the steps', async () => {
  const api = bookingApi();
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await meeting.book();
  history.back();
  await expect.poll(() => history.state?.wizardSteps).toHaveLength(1);
  await expect.element(meeting.confirmation).toBeVisible();
  expect(api.requestsTo(CREATE_BOOKING)).toHaveLength(1);
});

test('Start Over can be undone: draft, step and logo are restored', async () => {
  smallStills();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  const ownLogo = wizard.root.getByRole('img', { name: 'Your logo', exact: true });
  await userEvent.upload(wizard.root.getByLabelText('Upload logo'), discFile('#d01040'));
  await expect.element(ownLogo).toBeVisible();
  const before = wizard.storedDraft();
  await wizard.root.getByRole('button', { name: 'Start Over' }).click();
  await expect.element(wizard.heading(LOCATION)).toHaveFocus();
  await expect.element(wizard.city).toHaveValue('');
  expect(wizard.storedDraft()).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(wizard.heading(BOOTH)).toHaveFocus();
  await expect.element(ownLogo).toBeVisible();
  expect(wizard.storedDraft()).toEqual(before);
  await wizard.revisit();
  await wizard.back.click();
  await expect.element(ownLogo).toBeVisible();
});

test('Start Over without any choices offers no undo', async () => {
  await wizard.open();
  await wizard.root.getByRole('button', { name: 'Start Over' }).click();
  await expect.element(wizard.heading(LOCATION)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
