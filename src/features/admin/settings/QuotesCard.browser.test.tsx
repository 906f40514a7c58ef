import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { ADMIN, button, card, expectToast, openCard } from '../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../tests/browser/admin-settings.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { QuotesCard } from './SettingsSection.tsx';

const PATH = 'quote_settings/quotes';

const quotes = card('Quotes');
const days = quotes.getByLabelText('Lead time in days');
const save = button('Save quote settings', quotes);

beforeEach(() => void startSettings());

test('the lead time has a default, is checked, and is saved', async () => {
  await openCard(<QuotesCard />);
  await expect.element(days).toHaveValue('21');
  await expectAccessible();
  await days.fill('366');
  await save.click();
  await expect.element(days).toHaveAccessibleDescription(/Enter a whole number from 0 to 365/);
  expect(database.read(PATH)).toBeUndefined();
  await days.fill('30');
  await save.click();
  await expectToast('Quote settings saved');
  expect(database.read(PATH)).toMatchObject({ lead_days: 30, admin_id: ADMIN.uid });
});
