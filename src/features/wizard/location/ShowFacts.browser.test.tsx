import { beforeEach, expect, test, vi } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';

beforeEach(() => {
  // February 8, 2027
  bookingApi();
});

test('a show far enough away says until when to book, and where it is', async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('NAB Show');
  for (const text of [
    'Las Vegas Convention Center',
    '7 weeks left until April 2027.',
    'Book by February 18, 2027 to be ready in time',
  ]) {
    await expect.element(wizard.locationResult).toMatchTextContent(text);
  }
  await expect.element(wizard.summary).toMatchTextContent('Las Vegas Convention Center');
  await expect.element(wizard.locationResult.getByRole('link')).not.toBeInTheDocument();
});

test('a show that is too near leads to us at once', async () => {
  vi.setSystemTime(new Date('2027-02-19T12:00:00'));
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('NAB Show');
  await expect.element(wizard.locationResult).toMatchTextContent('Rush: talk to us today');
  await expect.element(wizard.locationResult).not.toMatchTextContent('Book by');
  const links = wizard.locationResult.getByRole('link');
  await expect
    .element(links.first())
    .toHaveAttribute('href', expect.stringMatching(/^mailto:.*subject=Rush/));
  await expect.element(links.last()).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('a show in another city says where it is', async () => {
  await wizard.open();
  await wizard.chooseShow('Dreamforce');
  await wizard.chooseCity('Chicago');
  await expect
    .element(wizard.locationResult)
    .toMatchTextContent('Dreamforce: Moscone Center, San Francisco, CA');
});

test('a show of the visitor has no month and no venue', async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await wizard.show.fill('Boat Expo');
  await wizard.root.getByRole('button', { name: 'Use This Custom Show' }).click();
  await expect.element(wizard.locationResult).toMatchTextContent('Boat Expo · Las Vegas, NV');
  await expect.element(wizard.locationResult).not.toMatchTextContent('weeks left');
});
