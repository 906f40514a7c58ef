import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { ADMIN, button, card, expectToast, openPanel } from '../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../tests/browser/admin-settings.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';

const PATH = `meeting_rules/${ADMIN.uid}`;
const STORED = {
  buffer_before: 15,
  buffer_after: 30,
  meetings_a_day: 3,
  notice_hours: 24,
  horizon_days: 90,
  admin_id: ADMIN.uid,
};

const rules = card('When Visitors Can Book');
const before = rules.getByLabelText('Minutes free before a meeting');
const perDay = rules.getByLabelText('Meetings a day, at most');
const notice = rules.getByLabelText('Hours of notice');
const ahead = rules.getByLabelText('Days ahead');
const save = button('Save rules', rules);

beforeEach(() => void startSettings());

test('the first rules start from the defaults and are the own record; an empty number of meetings is any', async () => {
  await openPanel('settings');
  await expect.element(before).toHaveValue('0');
  await expect.element(perDay).toHaveValue('');
  await expect.element(notice).toHaveValue('4');
  await expect.element(ahead).toHaveValue('60');
  await before.fill(' 15 ');
  await save.click();
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
  database.store(PATH, STORED);
  await openPanel('settings');
  await before.fill('241');
  await perDay.fill('0');
  await notice.fill('0x10');
  await ahead.fill('');
  await save.click();
  await expect.element(before).toHaveAccessibleDescription(/Enter a whole number from 0 to 240$/);
  await expect.element(perDay).toHaveAccessibleDescription(/Enter a whole number from 1 to 24$/);
  await expect.element(notice).toHaveAccessibleDescription(/Enter a whole number from 1 to 720$/);
  await expect.element(ahead).toHaveAccessibleDescription(/Enter a whole number from 1 to 3,650$/);
  await expect.element(before).toHaveFocus();
  await expect.element(notice).toHaveValue('0x10');
  await expectAccessible();
  expect(database.read(PATH)).toMatchObject(STORED);
});
