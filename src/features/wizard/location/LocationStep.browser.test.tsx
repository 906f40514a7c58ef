import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { expectTexts, focus } from '../../../../tests/browser/texts.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { CITIES, cityLabel } from '../../../domain/show/cities.ts';

beforeEach(() => {
  bookingApi();
});

test('a show in its own city is a match', async () => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await expect.element(wizard.locationResult).not.toBeInTheDocument();
  await wizard.chooseShow('CES');
  await expect.element(wizard.locationResult).toMatchTextContent('Great! We have your location');
  await expect
    .element(wizard.locationResult)
    .toMatchTextContent("Next, we'll help you choose the perfect booth size and design.");
});

test('a show in another city is reported, and blocks nothing', async () => {
  await wizard.open();
  await wizard.chooseShow('CES');
  await wizard.chooseCity('Chicago');
  await expect.element(wizard.locationResult).toMatchTextContent('Sorry ! Mismatch location');
  await expect.element(wizard.locationResult).toMatchTextContent("CES isn't in Chicago, IL");
  await expect
    .element(wizard.locationResult)
    .toMatchTextContent(
      "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
    );
  await wizard.next('Get Started');
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
});

test('a show that is not listed can be used as a custom show', async () => {
  await wizard.open();
  await wizard.chooseCity('Miami');
  await wizard.show.fill('Boat "Expo" 2027');
  await expect
    .element(wizard.root)
    .toMatchTextContent('Custom show "Boat "Expo" 2027" - We\'ll include this in your quote.');
  await wizard.root.getByRole('button', { name: 'Use This Custom Show' }).click();
  await expect.element(wizard.show).toHaveValue('Boat "Expo" 2027');
  await expect.element(wizard.locationResult).toMatchTextContent('Great! We have your location');
  expect(wizard.storedDraft()).toMatchObject({ show: { id: 'custom', name: 'Boat "Expo" 2027' } });
});

test('a show name that the server would refuse is reported next to the field, and offered once corrected', async () => {
  await wizard.open();
  await wizard.show.fill('Boat\u0085Expo');
  await expect
    .element(wizard.show)
    .toHaveAccessibleDescription('Please remove line breaks and control characters');
  const use = wizard.root.getByRole('button', { name: 'Use This Custom Show' });
  await userEvent.tab();
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(wizard.show).toHaveValue('Boat\u0085Expo');
  await wizard.show.fill('Boat Expo');
  await use.click();
  expect(wizard.storedDraft()).toMatchObject({ show: { id: 'custom', name: 'Boat Expo' } });
  await expect.element(wizard.show).not.toHaveAttribute('aria-invalid');
});

test('the cities open on focus, all of them, and narrow down', async () => {
  await wizard.open();
  await focus(wizard.city);
  await expectTexts(wizard.cityOptions, CITIES.map(cityLabel));
  await wizard.city.fill('los');
  await expectTexts(wizard.cityOptions, ['Los Angeles, CA']);
});

test('shows open on focus: at most eight, only in the chosen city', async () => {
  await wizard.open();
  await focus(wizard.show);
  await expect.element(wizard.showOptions).toHaveLength(8);
  await wizard.show.fill('con');
  await expectTexts(wizard.showOptions, [/^RSA Con/, /^Comic-Con/, /^DEF CON/, /^HIMSS Con/]);
  await wizard.show.fill('');
  await wizard.chooseCity('San Francisco');
  await focus(wizard.show);
  await expectTexts(wizard.showOptions, [/^RSA Conference/, /^Dreamforce/]);
});

test('both fields work by keyboard alone', async () => {
  await wizard.open();
  await focus(wizard.city);
  await userEvent.keyboard('den{Enter}');
  await expect.element(wizard.city).toHaveValue('Denver, CO');
  await expect.element(wizard.cityOptions).toHaveLength(0);
  await focus(wizard.show);
  await userEvent.keyboard('Rocky Expo{Enter}');
  await expect.element(wizard.locationResult).toMatchTextContent('Great! We have your location');
  await focus(wizard.city);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(wizard.cityOptions).toHaveLength(0);
  await expect.element(wizard.city).toHaveValue('Denver, CO');
});

test('the visitor may continue without a city or show', async () => {
  await wizard.open();
  await expect.element(wizard.back).toBeDisabled();
  await wizard.next('Get Started');
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
  await expect.element(wizard.back).toBeEnabled();
  await wizard.back.click();
  await expect.element(wizard.heading('Where is your trade show?')).toBeVisible();
});
