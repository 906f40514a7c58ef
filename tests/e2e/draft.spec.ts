import { expect, test } from '../support/fixtures.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('city and show open the second step again', async ({ wizard, page }) => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
  await wizard.back.click();
  await expect(wizard.city).toHaveValue('Las Vegas, NV');
  await expect(wizard.show).toHaveValue('CES');
});

test('a booth size opens the third step again', async ({ wizard, page }) => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 20'").click();
  await wizard.design('Theatre').click();
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.heading('Choose your extras & features')).toBeVisible();
  await wizard.back.click();
  await expect(wizard.boothSelection).toContainText('Theatre');
});

test('extras open the fourth step again', async ({ wizard, page }) => {
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.more(wizard.extra('Plant set')).click();
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
  await wizard.back.click();
  await expect(wizard.extrasSelection).toContainText('Plant set');
});

test('a meeting opens the fifth step again, with everything that was typed', async ({
  wizard,
  page,
  offer,
  visitor,
}) => {
  const day = await offer('10:00 AM', '1:00 PM');
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('1:00 PM').click();
  await wizard.meeting.fillContact(visitor);
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.meeting.contact('Name')).toHaveValue(visitor.name);
  await expect(wizard.meeting.contact('Company')).toHaveValue(visitor.company);
  await expect(wizard.meeting.contact('Work email')).toHaveValue(visitor.email);
  await expect(wizard.meeting.contact('Website')).toHaveValue(visitor.website);
  await expect(wizard.meeting.contact('Phone')).toHaveValue(visitor.phone);
  await expect(wizard.meeting.slot('1:00 PM')).toHaveAttribute('aria-pressed', 'true');
});

test('half-typed contact details survive a reload, too', async ({ wizard, page }) => {
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.contact('Name').fill('Ver');
  await wizard.meeting.contact('Work email').fill('vera@');
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.meeting.contact('Name')).toHaveValue('Ver');
  await expect(wizard.meeting.contact('Work email')).toHaveValue('vera@');
});

for (const [name, text] of [
  ['text that is no JSON', '{"city":'],
  ['JSON that is no draft', '{"city":"Las Vegas","extras":"none"}'],
] as const) {
  test(`a corrupt draft (${name}) is logged and ignored`, async ({ wizard, page, allowProblems }) => {
    allowProblems(/draft/i);
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && /draft/i.test(message.text()),
    );
    await wizard.openWithStoredText(text);
    await logged;
    await expect(wizard.heading('Where is your trade show?')).toBeVisible();
    await wizard.chooseCity('Denver');
    expect(await wizard.storedDraft()).toMatchObject({ city: { city: 'Denver', state: 'CO' } });
  });
}

test('Start Over clears everything and goes to the first step', async ({ wizard, page }) => {
  await wizard.openWithDraft(draftAt('review'));
  await wizard.startOver();
  await expect(wizard.heading('Where is your trade show?')).toBeVisible();
  await expect(wizard.city).toHaveValue('');
  await expect(wizard.show).toHaveValue('');
  await page.reload();
  await wizard.isAlive();
  await expect(wizard.heading('Where is your trade show?')).toBeVisible();
});

test('going on and back keeps what was chosen; finished steps are marked', async ({ wizard }) => {
  await wizard.openWithDraft(draftAt('extras'));
  await expect(wizard.step(3)).toHaveAttribute('aria-current', 'step');
  await wizard.next('Review Quote');
  await expect(wizard.step(3)).toContainText(/finished|done|complete/i);
  await wizard.back.click();
  await wizard.back.click();
  await expect(wizard.boothSelection).toContainText('Launch');
});
