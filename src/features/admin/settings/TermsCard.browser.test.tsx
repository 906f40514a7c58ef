import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  startPanel,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { TermsCard } from './TermsCard.tsx';

const PATH = 'terms/terms';
const EMPTY = {
  ...{ ownership: '', payment: '', order_by: '', contractor_form: '' },
  ...{ insurance: '', dismantling: '', after_show: '', cancellation: '' },
};

const terms = card('Terms');
const payment = terms.getByLabelText('What do we pay, and when?');
const save = button('Save terms', terms);

beforeEach(startPanel);

test('eight questions wait for an answer, each optional, in a card that is opened', async () => {
  await openCard(<TermsCard />);
  await expect.element(payment).not.toBeVisible();
  await button('Terms', terms).click();
  expect(terms.getByRole('textbox').elements()).toHaveLength(8);
  await payment.fill('Half with the order,\nhalf before the show. ');
  await expectAccessible();
  await save.click();
  await expectToast('Terms saved');
  expect(database.read(PATH)).toMatchObject({
    ...EMPTY,
    payment: 'Half with the order,\nhalf before the show.',
    admin_id: ADMIN.uid,
  });
});
