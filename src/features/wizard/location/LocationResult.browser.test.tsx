import { beforeEach, expect, test, vi } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';

beforeEach(() => {
  bookingApi();
});

test('a listed show says where it is, and nothing about time: its month is not a date', async () => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await expect.element(wizard.locationResult).toMatchTextContent('Las Vegas Convention Center');
  await expect.element(wizard.locationResult).not.toMatchTextContent(/Rush|Book by|weeks? left|January/);
  await expect.element(wizard.locationResult.getByRole('link')).not.toBeInTheDocument();
});

test('a show in another city says where it is', async () => {
  await wizard.open();
  await wizard.chooseShow('Dreamforce');
  await wizard.chooseCity('Chicago');
  await expect
    .element(wizard.locationResult)
    .toMatchTextContent('Dreamforce: Moscone Center, San Francisco, CA');
});

test("a visitor's own show has no venue", async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.show.fill('Boat Expo');
  await wizard.root.getByRole('button', { name: 'Use This Custom Show' }).click();
  await expect.element(wizard.locationResult).toMatchTextContent('Boat Expo · Las Vegas, NV');
  await expect.element(wizard.locationResult).not.toMatchTextContent('Convention Center');
});
