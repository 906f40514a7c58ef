import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  openPanel,
  storeTeam,
} from '../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../tests/browser/admin-settings.ts';
import type { FakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { DailyMailCard, QuotesCard, TermsCard } from './SettingsSection.tsx';

const RULES_PATH = `meeting_rules/${ADMIN.uid}`;

const rules = card('When Visitors Can Book');
const before = rules.getByLabelText('Minutes free before a meeting');
const perDay = rules.getByLabelText('Meetings a day, at most');
const notice = rules.getByLabelText('Hours of notice');
const ahead = rules.getByLabelText('Days ahead');
const saveRules = button('Save rules', rules);

let api: FakeApi;
beforeEach(() => {
  api = startSettings();
});

test('the first rules start from the defaults and are the own record; an empty number of meetings is any', async () => {
  await openPanel('settings');
  await expect.element(before).toHaveValue('0');
  await expect.element(perDay).toHaveValue('');
  await expect.element(notice).toHaveValue('4');
  await expect.element(ahead).toHaveValue('60');
  await before.fill(' 15 ');
  await saveRules.click();
  await expectToast('Rules saved');
  expect(database.only('meeting_rules')).toMatchObject({
    id: ADMIN.uid,
    buffer_before: 15,
    buffer_after: 0,
    meetings_a_day: null,
    notice_hours: 4,
    horizon_days: 60,
    admin_id: ADMIN.uid,
  });
});

test('what is not a number within bounds is refused next to its field, and stays', async () => {
  const stored = {
    ...{ buffer_before: 15, buffer_after: 30, meetings_a_day: 3, notice_hours: 24, horizon_days: 90 },
    admin_id: ADMIN.uid,
  };
  database.store(RULES_PATH, stored);
  await openPanel('settings');
  await before.fill('241');
  await perDay.fill('0');
  await notice.fill('0x10');
  await ahead.fill('');
  await saveRules.click();
  await expect.element(before).toHaveAccessibleDescription(/Enter a whole number from 0 to 240$/);
  await expect.element(perDay).toHaveAccessibleDescription(/Enter a whole number from 1 to 24$/);
  await expect.element(notice).toHaveAccessibleDescription(/Enter a whole number from 1 to 720$/);
  await expect.element(ahead).toHaveAccessibleDescription(/Enter a whole number from 1 to 3,650$/);
  await expect.element(before).toHaveFocus();
  await expect.element(notice).toHaveValue('0x10');
  await expectAccessible();
  expect(database.read(RULES_PATH)).toMatchObject(stored);
});

test('the lead time has a default, is checked, and is saved', async () => {
  const quotes = card('Quotes');
  const days = quotes.getByLabelText('Lead time in days');
  const save = button('Save quote settings', quotes);
  await openCard(<QuotesCard />);
  await expect.element(days).toHaveValue('21');
  await expectAccessible();
  await days.fill('366');
  await save.click();
  await expect.element(days).toHaveAccessibleDescription(/Enter a whole number from 0 to 365/);
  expect(database.read('quote_settings/quotes')).toBeUndefined();
  await days.fill('30');
  await save.click();
  await expectToast('Quote settings saved');
  expect(database.read('quote_settings/quotes')).toMatchObject({ lead_days: 30, admin_id: ADMIN.uid });
});

test('eight questions and two lines for papers wait for an answer, each optional, in a card that is opened', async () => {
  const terms = card('Terms');
  const payment = terms.getByLabelText('What do we pay, and when?');
  await openCard(<TermsCard />);
  await expect.element(payment).not.toBeVisible();
  await button('Terms', terms).click();
  expect(terms.getByRole('textbox').elements()).toHaveLength(10);
  await payment.fill('Half with the order,\nhalf before the show. ');
  await terms.getByLabelText('Bank details').fill('IBAN 1');
  await expectAccessible();
  await button('Save terms', terms).click();
  await expectToast('Terms saved');
  expect(database.read('terms/terms')).toMatchObject({
    ...{ ownership: '', payment: 'Half with the order,\nhalf before the show.', order_by: '' },
    ...{ contractor_form: '', insurance: '', dismantling: '', after_show: '', cancellation: '' },
    bank_details: 'IBAN 1',
    admin_id: ADMIN.uid,
  });
});

test('the daily mail is on until it is switched off', async () => {
  const box = card('Daily Mail').getByRole('checkbox', { name: 'Email me each morning' });
  const route = 'POST /api/admin/daily-mail';
  storeTeam();
  api.answer(route, ({ body }) => {
    database.change(`admins/${ADMIN.uid}`, { daily_mail: JSON.parse(body).is_on });
    return { success: true };
  });
  await openCard(<DailyMailCard />);
  await expect.element(box).toBeChecked();
  await box.click();
  await expectToast('Daily mail switched off');
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(box).toBeChecked();
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { is_on: false },
    { is_on: true },
  ]);
  await expectAccessible();
});
