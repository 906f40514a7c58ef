import { beforeEach, expect, test } from 'vitest';
import { bookingApi, FIRST_DAY } from '../../../tests/browser/booking-api.ts';
import { meeting, VISITOR } from '../../../tests/browser/meeting.ts';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { CONTACT_LABELS } from '../../../tests/support/visitor.ts';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';

beforeEach(() => {
  bookingApi();
});

test('a meeting reopens the fifth step, with all typed text', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('2:00 PM').click();
  await meeting.fillContact();
  await wizard.reload();
  for (const label of Object.values(CONTACT_LABELS)) {
    await expect.element(meeting.contact(label)).toHaveValue(VISITOR[label]);
  }
  await expect.element(meeting.slot('2:00 PM')).toHaveAttribute('aria-pressed', 'true');
});

test('a corrupt draft is logged and ignored', async () => {
  allowProblems(/draft/i);
  await wizard.openWithStoredText('{"city":');
  await expect.poll(problemsSoFar).toContainEqual(expect.stringMatching(/^error: .*draft/i));
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
  await wizard.chooseCity('Denver');
  expect(wizard.storedDraft()).toMatchObject({ city: { city: 'Denver', state: 'CO' } });
});
