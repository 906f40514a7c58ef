import { CITIES } from '../../src/domain/cities.ts';
import { TRADE_SHOWS, type TradeShow } from '../../src/domain/shows.ts';
import { expect, test } from '../support/fixtures.ts';

/** The names of the first eight listed shows that are `wanted`. */
function namesOf(wanted: (show: TradeShow) => boolean): string[] {
  return TRADE_SHOWS.filter(wanted)
    .slice(0, 8)
    .map(({ name }) => name);
}

test('a show in its own city is a match', async ({ wizard }) => {
  await wizard.open();
  await wizard.chooseCity('Las Vegas');
  await expect(wizard.locationResult).toBeHidden();
  await wizard.chooseShow('CES');
  await expect(wizard.locationResult).toContainText('Great! We have your location');
  await expect(wizard.locationResult).toContainText(
    "Next, we'll help you choose the perfect booth size and design.",
  );
});

test('a show that is elsewhere is told, and blocks nothing', async ({ wizard }) => {
  await wizard.open();
  await wizard.chooseShow('CES');
  await wizard.chooseCity('Chicago');
  await expect(wizard.locationResult).toContainText('Sorry ! Mismatch location');
  await expect(wizard.locationResult).toContainText("CES isn't in Chicago, IL");
  await expect(wizard.locationResult).toContainText(
    "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
  );
  await wizard.next('Get Started');
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
});

test('a show that is not listed can be used as a custom show', async ({ wizard }) => {
  await wizard.open();
  await wizard.chooseCity('Miami');
  await wizard.show.fill('Boat "Expo" 2027');
  await expect(wizard.root).toContainText(
    'Custom show "Boat "Expo" 2027" - We\'ll include this in your quote.',
  );
  await wizard.root.getByRole('button', { name: 'Use This Custom Show' }).click();
  await expect(wizard.show).toHaveValue('Boat "Expo" 2027');
  await expect(wizard.locationResult).toContainText('Great! We have your location');
  expect(await wizard.storedDraft()).toMatchObject({ show: { id: 'custom', name: 'Boat "Expo" 2027' } });
});

test('the cities open on focus, all of them, and narrow down by city and state', async ({ wizard }) => {
  await wizard.open();
  await wizard.city.focus();
  const labels = CITIES.map(({ city, state }) => `${city}, ${state}`);
  await expect(wizard.cityOptions).toHaveText(labels);
  await wizard.city.fill('los');
  await expect(wizard.cityOptions).toHaveText(labels.filter((label) => /los/i.test(label)));
  await wizard.city.fill(', CA');
  await expect(wizard.cityOptions).toHaveText(labels.filter((label) => label.endsWith(', CA')));
});

test('the shows open on focus, at most eight, only those of the chosen city', async ({ wizard }) => {
  await wizard.open();
  await wizard.show.focus();
  await expect(wizard.showOptions).toHaveCount(8);
  await wizard.show.fill('con');
  await expect(wizard.showOptions).toContainText(namesOf(({ name }) => /con/i.test(name)));
  await wizard.show.fill('');
  await wizard.chooseCity('San Francisco');
  await wizard.show.focus();
  await expect(wizard.showOptions).toContainText(namesOf(({ city }) => city === 'San Francisco'));
});

test('both fields work by keyboard alone', async ({ wizard, page }) => {
  await wizard.open();
  await wizard.city.focus();
  await page.keyboard.type('den');
  await page.keyboard.press('Enter');
  await expect(wizard.city).toHaveValue('Denver, CO');
  await expect(wizard.cityOptions).toHaveCount(0);
  await wizard.show.focus();
  await page.keyboard.type('Rocky Expo');
  await page.keyboard.press('Enter');
  await expect(wizard.locationResult).toContainText('Great! We have your location');
  await wizard.city.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(wizard.cityOptions).toHaveCount(0);
  await expect(wizard.city).toHaveValue('Denver, CO');
});

test('Tab leads from field to field, past the open lists', async ({ wizard, page }) => {
  await wizard.open();
  await wizard.city.focus();
  await expect(wizard.cityOptions).toHaveCount(CITIES.length);
  await page.keyboard.press('Tab');
  await expect(wizard.show).toBeFocused();
  await expect(wizard.cityOptions).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(wizard.showOptions).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(wizard.show).toBeFocused();
});

test('without a city or show the visitor may go on', async ({ wizard }) => {
  await wizard.open();
  await expect(wizard.back).toBeDisabled();
  await wizard.next('Get Started');
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
  await expect(wizard.back).toBeEnabled();
  await wizard.back.click();
  await expect(wizard.heading('Where is your trade show?')).toBeVisible();
});
