import { expect, test } from 'vitest';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';

const GREEN = 'rgb(233, 248, 241)';
const YELLOW = 'rgb(255, 247, 227)';

/** Expects a background behind a box's title. */
async function expectGround(title: string, color: string): Promise<void> {
  const text = wizard.root.getByText(title, { exact: true });
  await expect.element(text).toBeVisible();
  const box = text.element().closest('.rounded-card') ?? document.body;
  expect(getComputedStyle(box).backgroundColor).toBe(color);
}

test('a match and the selections are green, a mismatch is yellow', async () => {
  bookingApi();
  await wizard.open();
  await wizard.chooseShow('CES');
  await wizard.chooseCity('Chicago');
  await expectGround('Sorry ! Mismatch location', YELLOW);
  await wizard.chooseCity('Las Vegas');
  await expectGround('Great! We have your location', GREEN);
  await wizard.next('Get Started');
  await wizard.size("10' × 10'").click();
  await wizard.design('Launch').click();
  await expectGround('Your booth selection', GREEN);
  await wizard.next('Choose Extras');
  await wizard.more(wizard.extra('Bar stools')).click();
  await expectGround('Your extras selection', GREEN);
});
