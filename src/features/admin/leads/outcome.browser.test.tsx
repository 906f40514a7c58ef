/** A won lead's amount, and a lost one's reason. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  CHANGE,
  lead,
  leads,
  openLeads,
  startLeads,
  teamFields,
} from '../../../../tests/browser/admin-leads.tsx';
import { button, dialog, expectToast, press, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { type FakeApi, noAnswer } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';

let api: FakeApi;
beforeEach(() => {
  api = startLeads();
});

const amounts = dialog('Agreed amount');
const reasons = dialog('Why was it lost?');
const amount = amounts.getByLabelText('Agreed amount (USD)');

async function openLead(name: string) {
  await button(name, leads).click();
  return dialog(name);
}

test('won asks for the agreed amount and proposes the estimate; it can be changed later', async () => {
  storeQuote({ ...teamFields({ state: 'answered', next_step: '2027-01-08' }) });
  await openLeads();
  const opened = await openLead('Vera Visitor');
  const state = opened.getByLabelText('State');
  (state.element() as HTMLElement).focus();
  await state.selectOptions('Won');
  await expect.element(amount).toHaveValue('8690.00');
  await button('Cancel', amounts).click();
  await expect.element(state).toHaveValue('answered');
  await expect.element(state).toHaveFocus();

  await state.selectOptions('Won');
  await amount.fill('$8,500.505');
  await button('Save as won', amounts).click();
  await expect.element(amounts).toMatchTextContent('Use at most two decimals');
  await expect.element(amount).toHaveFocus();
  await amount.fill('$8,500.50');
  await press('{Enter}');
  await expectToast('Acme: Answered → Won');
  await expect.element(opened).toMatchTextContent('Agreed amount$8,500.50');

  await button('Change agreed amount', opened).click();
  await expect.element(amount).toHaveValue('8500.50');
  await amount.fill('9000');
  await button('Save as won', amounts).click();
  await expectToast('Acme: agreed amount $9,000.00');
  await expect.element(button('Change agreed amount', opened)).toHaveFocus();
  await button('Close', opened).click();
  await expect.element(lead('Vera Visitor')).toMatchTextContent('Won$9,000.00');
  expect(database.only('quote_submissions')['lead']).toMatchObject({ state: 'won', agreed_amount: 9000 });
});

test('a won request or message has an amount, too, which has to be typed', async () => {
  storeCustomRequest({ name: 'Rita' });
  storeMessage(1, { name: 'Mia' });
  await openLeads();
  for (const name of ['Rita', 'Mia']) {
    const opened = await openLead(name);
    await opened.getByLabelText('State').selectOptions('Won');
    await expect.element(amount).toHaveValue('');
    await button('Save as won', amounts).click();
    await amount.fill('1e4');
    await button('Save as won', amounts).click();
    await expect.element(amounts).toMatchTextContent('Enter an amount such as 2,900 or 2,900.50');
    await amount.fill('$1,200');
    await button('Save as won', amounts).click();
    await expect.element(opened).toMatchTextContent('Agreed amount$1,200.00');
    await button('Close', opened).click();
  }
});

test('lost asks for a reason from a list and in words; both can be changed', async () => {
  storeMessage(1, { name: 'Mia' });
  await openLeads();
  const opened = await openLead('Mia');
  await opened.getByLabelText('State').selectOptions('Lost');
  await button('Save as lost', reasons).click();
  await expect.element(reasons.getByText('Choose a reason').last()).toBeVisible();
  await expect.element(reasons.getByLabelText('Reason')).toHaveFocus();
  await reasons.getByLabelText('Reason').selectOptions('Timing');
  await reasons.getByLabelText('Details').fill('Next year: maybe');
  await button('Save as lost', reasons).click();
  await expect.element(opened).toMatchTextContent('ReasonTiming: Next year: maybe');

  await button('Change reason', opened).click();
  await expect.element(reasons.getByLabelText('Reason')).toHaveValue('Timing');
  await expect.element(reasons.getByLabelText('Details')).toHaveValue('Next year: maybe');
  await reasons.getByLabelText('Details').fill('');
  await button('Save as lost', reasons).click();
  await expectToast('Acme: reason saved');
  expect(database.only('contact_messages')['lead']).toMatchObject({ state: 'lost', lost_reason: 'Timing' });
});

test('an outcome that is not saved keeps what was typed', async () => {
  allowProblems(REPORTED);
  storeMessage(1, { name: 'Mia' });
  await openLeads();
  const opened = await openLead('Mia');
  await opened.getByLabelText('State').selectOptions('Won');
  await amount.fill('1200');
  api.answer(CHANGE, noAnswer);
  await button('Save as won', amounts).click();
  await expectToast('Error saving lead');
  await expect.element(amount).toHaveValue('1200');
  await expect.element(opened.getByLabelText('State')).toHaveValue('new');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: both questions are accessible, and so are their answers`, async () => {
    await setViewport(viewport);
    storeQuote();
    await openLeads();
    const opened = await openLead('Vera Visitor');
    await opened.getByLabelText('State').selectOptions('Won');
    await expect.element(amount).toBeVisible();
    await expectAccessible();
    await button('Save as won', amounts).click();
    await expect.element(amounts).not.toBeInTheDocument();
    await opened.getByLabelText('State').selectOptions('Lost');
    await button('Save as lost', reasons).click();
    await expect.element(reasons.getByText('Choose a reason').last()).toBeVisible();
    await expectAccessible();
    await button('Cancel', reasons).click();
    await expectAccessible();
  });
}
