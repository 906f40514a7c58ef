import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  card,
  expectToast,
  openCard,
  startPanel,
  storeTeam,
} from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { DailyMailCard } from './SettingsSection.tsx';

const SWITCH = 'POST /api/admin/daily-mail';
const box = card('Daily Mail').getByRole('checkbox', { name: 'Email me each morning' });

beforeEach(startPanel);

test('the daily mail is on until it is switched off', async () => {
  storeTeam();
  const api = fakeApi({
    [SWITCH]: ({ body }) => {
      database.change(`admins/${ADMIN.uid}`, { daily_mail: JSON.parse(body).is_on });
      return { success: true };
    },
  });
  await openCard(<DailyMailCard />);
  await expect.element(box).toBeChecked();
  await box.click();
  await expectToast('Daily mail switched off');
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(box).toBeChecked();
  expect(api.requestsTo(SWITCH).map(({ body }) => JSON.parse(body))).toEqual([
    { is_on: false },
    { is_on: true },
  ]);
  await expectAccessible();
});
