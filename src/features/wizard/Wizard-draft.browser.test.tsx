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

test('city and show open the second step on the next visit', async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await wizard.revisit();
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
  await wizard.back.click();
  await expect.element(wizard.city).toHaveValue('Las Vegas, NV');
  await expect.element(wizard.show).toHaveValue('CES');
});

test('a booth size opens the third step on the next visit', async () => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 20'").click();
  await wizard.design('Theater').click();
  await wizard.revisit();
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
  await wizard.back.click();
  await expect.element(wizard.boothSelection).toMatchTextContent('Theater');
});

test('extras open the fourth step on the next visit', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.more(wizard.extra('Plant set')).click();
  await wizard.revisit();
  await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
  await wizard.back.click();
  await expect.poll(() => wizard.sectionText('Your extras selection')).toContain('Plant set');
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

test('half-typed contact details survive a reload, too', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.contact('Name').fill('Ver');
  await meeting.contact('Work email').fill('vera@');
  await wizard.reload();
  await expect.element(meeting.contact('Name')).toHaveValue('Ver');
  await expect.element(meeting.contact('Work email')).toHaveValue('vera@');
});

for (const [name, text] of [
  ['text that is no JSON', '{"city":'],
  ['JSON that is no draft', '{"city":"Las Vegas","extras":"none"}'],
] as const) {
  test(`a corrupt draft (${name}) is logged and ignored`, async () => {
    allowProblems(/draft/i);
    await wizard.openWithStoredText(text);
    await expect.poll(problemsSoFar).toContainEqual(expect.stringMatching(/^error: .*draft/i));
    await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
    await wizard.chooseCity('Denver');
    expect(wizard.storedDraft()).toMatchObject({ city: { city: 'Denver', state: 'CO' } });
  });
}

test('Start Over clears everything and goes to the first step', async () => {
  await wizard.openWithDraft(draftAt('review'));
  await wizard.root.getByRole('button', { name: 'Start Over' }).click();
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
  await expect.element(wizard.city).toHaveValue('');
  await expect.element(wizard.show).toHaveValue('');
  await wizard.reload();
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
});
