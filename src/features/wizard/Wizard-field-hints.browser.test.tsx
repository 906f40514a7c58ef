import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { fieldHints } from '../../../tests/browser/field-hints.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
});

test('city and show: the first leads on, the second ends the step', async () => {
  await wizard.open();
  expect(fieldHints(wizard.root)).toEqual(['- next off', '- done off']);
});

test('the custom request: numbers, a text of several lines, and who asks', async () => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.root.getByRole('button', { name: 'Need a custom size? Click here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom Booth Design Request' });
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(fieldHints(dialog)).toEqual([
    'decimal next off',
    'decimal next off',
    'decimal next off',
    '- enter off',
    '- next name',
    '- next organization',
    'email next email',
    'tel send tel',
  ]);
});

test('the meeting: the zone, and who is coming', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await expect.element(meeting.timeZone).toBeVisible();
  expect(fieldHints(wizard.root)).toEqual([
    '- done off',
    '- next name',
    '- next organization',
    'email next email',
    'url next url',
    'tel send tel',
  ]);
});
