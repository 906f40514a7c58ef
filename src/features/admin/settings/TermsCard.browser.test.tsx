import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { ADMIN, button, card, expectToast, openCard } from '../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../tests/browser/admin-settings.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { TermsCard } from './SettingsSection.tsx';

const PATH = 'terms/terms';
const EMPTY = {
  ...{ ownership: '', payment: '', order_by: '', contractor_form: '' },
  ...{ insurance: '', dismantling: '', after_show: '', cancellation: '' },
};

const terms = card('Terms');
const payment = terms.getByLabelText('What do we pay, and when?');
const save = button('Save terms', terms);

beforeEach(() => void startSettings());

test('eight questions and two lines for papers wait for an answer, each optional, in a card that is opened', async () => {
  await openCard(<TermsCard />);
  await expect.element(payment).not.toBeVisible();
  await button('Terms', terms).click();
  expect(terms.getByRole('textbox').elements()).toHaveLength(10);
  await payment.fill('Half with the order,\nhalf before the show. ');
  await terms.getByLabelText('Bank details').fill('IBAN 1');
  await expectAccessible();
  await save.click();
  await expectToast('Terms saved');
  expect(database.read(PATH)).toMatchObject({
    ...EMPTY,
    payment: 'Half with the order,\nhalf before the show.',
    bank_details: 'IBAN 1',
    admin_id: ADMIN.uid,
  });
});
