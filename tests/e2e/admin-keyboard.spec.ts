import { expect, test } from '../support/fixtures-spare-admin.ts';

/** True if the focused control is in view and nothing covers it. */
function isFocusSeen(): boolean {
  const control = document.activeElement;
  if (!control) return false;
  const { left, top, width, height } = control.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return control.contains(seen) || Boolean(seen?.closest('label')?.contains(control));
}

test('by keyboard on a phone, the tabs at the bottom cover no control that has the focus', async ({
  sparePanel,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sparePanel.show('settings');
  await page.getByLabel('Minutes free before a meeting').focus();
  const last = page.getByRole('button', { name: 'Save details' });
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect.soft(await page.evaluate(isFocusSeen), name).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(isFocusSeen)).toBe(true);
});
