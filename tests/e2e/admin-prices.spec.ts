import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** Prices are everyone's: only American Samoa changes, where no other test has a show. */
test("a changed price is in a visitor's wizard without a deployment", async ({ panel, anotherVisitor }) => {
  const city = { city: 'Pago Pago', state: 'AS' };
  const show = { id: 'custom', name: 'Island Expo' };
  async function expectPrice(price: string): Promise<void> {
    await expect(async () => {
      const wizard = await anotherVisitor();
      await wizard.openWithDraft(draftAt('booth', { city, show }));
      await expect(wizard.root.getByText(price, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  }
  const prices = panel.card('Prices');
  const states = (region: string) => prices.getByLabel(`States in ${region}`);
  await expectPrice('$7,800');
  await panel.show('settings', 'Company and prices');
  await states('Central').fill((await states('Central').inputValue()).replace(' AS', ''));
  await states('East').fill(`${await states('East').inputValue()} AS`);
  await expect(prices.getByText('American Samoa moves to East')).toBeVisible();
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await panel.expectToast('Prices saved');
  await expectPrice('$8,200');

  await database.doc('prices/base').delete();
  await expectPrice('$7,800');
});
