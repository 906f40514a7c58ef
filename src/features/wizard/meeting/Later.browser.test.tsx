import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  AVAILABILITY,
  bookingApi,
  CREATE_BOOKING,
  SEND_QUOTE,
} from '../../../../tests/browser/booking-api.ts';
import { keysSentTo, problem } from '../../../../tests/browser/fake-api.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { root } = wizard;
const open = root.getByRole('button', { name: 'Send my quote, arrange a time later' });
const send = root.getByRole('button', { name: 'Send my quote', exact: true });
const note = root.getByRole('textbox', { name: 'Anything else about timing' });
const sentHeading = wizard.heading('We have your quote');

function tick(window: string) {
  return root.getByRole('checkbox', { name: window });
}

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px a quote is sent without a meeting, and what happens next survives a reload`, async () => {
    await setViewport(viewport);
    const api = bookingApi();
    await wizard.openWithDraft(draftAt('meeting'));
    await meeting.fillContact();
    await open.click();
    await tick('Weekday mornings').click();
    await note.fill('Not on Fridays');
    await expectAccessible();
    await send.click();
    await expect.element(sentHeading).toHaveFocus();
    await expect.element(sentHeading).toBeInViewport();
    for (const text of [
      'vera@visitor.example',
      'within 24 hours',
      'Weekday mornings (Eastern Time, New York)',
    ]) {
      await expect.element(root).toMatchTextContent(text);
    }
    // Nothing promises a copy, which the mail limits may hold back
    await expect.element(root).not.toMatchTextContent(/copy|mailed|sent you/i);
    await expectAccessible();
    const [quote] = api.requestsTo(SEND_QUOTE).map(({ body }) => JSON.parse(body));
    expect(quote).toMatchObject({
      show: { name: 'CES' },
      preferred_times: ['Weekday mornings (Eastern Time, New York)', 'Not on Fridays'],
    });
    expect(quote).not.toHaveProperty('meeting');
    expect(api.requestsTo(CREATE_BOOKING)).toEqual([]);
    expect(wizard.storedDraft()).toBeNull();

    await wizard.reloadConfirmation();
    await expect.element(sentHeading).toBeVisible();
  });
}

test('without times to choose from, steps 4 and 5 lead to sending the quote, once', async () => {
  const api = bookingApi({ [AVAILABILITY]: { availability: [] } });
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Send my quote');
  await expect.element(wizard.heading('Send us your quote')).toBeVisible();
  await expect.element(root).toMatchTextContent('No meeting times are open right now');
  await expect.element(root).not.toMatchTextContent(/None of these times|No time yet|Your meeting|Time zone/);
  await expect.element(root.getByRole('button', { name: /Send my quote|Confirm Quote/ })).toHaveLength(1);
  await expectAccessible();
  await tick('Weekends').click();
  await meeting.fillContact();
  await userEvent.keyboard('{Enter}');
  await expect.element(sentHeading).toHaveFocus();
  const [quote] = api.requestsTo(SEND_QUOTE).map(({ body }) => JSON.parse(body));
  expect(quote).toMatchObject({ preferred_times: ['Weekends (Eastern Time, New York)'] });
});

test('contact details are required as for a booking', async () => {
  const api = bookingApi();
  await wizard.openWithDraft(draftAt('meeting'));
  await open.click();
  await send.click();
  await expect.element(toastOf('Missing contact information')).toBeVisible();
  await expect.element(meeting.contact('Name')).toHaveFocus();
  expect(api.requestsTo(SEND_QUOTE)).toEqual([]);
});

test('an unsent quote is kept, and the retry has the same key', async () => {
  allowProblems(/Failed to submit quote/);
  const api = bookingApi({ [SEND_QUOTE]: () => problem(429, { error: 'Busy', code: 'rate-limited' }) });
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.fillContact();
  await open.click();
  await tick('Weekends').click();
  await note.fill('Noon');
  await send.click();
  await expect.element(root.getByRole('alert')).toMatchTextContent('Your quote was not sent');
  await wizard.reload();
  await expect.element(tick('Weekends')).toBeChecked();
  await expect.element(note).toHaveValue('Noon');
  const works = bookingApi();
  await send.click();
  await expect.element(sentHeading).toBeVisible();
  expect(new Set([...keysSentTo(api, SEND_QUOTE), ...keysSentTo(works, SEND_QUOTE)]).size).toBe(1);
});
