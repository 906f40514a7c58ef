import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  addContent,
  editContent,
  record,
  showContent,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  expectToast,
  openCard,
  REFUSAL,
  REPORTED,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../../tests/browser/viewports.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const HELD = { first_day: '2026-11-03', last_day: '2026-11-06' };

const shows = card(showContent.heading);

beforeEach(startPanel);

test('while none is kept, the built-in shows can be taken over, after a refusal again, and nothing else', async () => {
  allowProblems(REPORTED);
  await openCard(showContent.card());
  await expect.element(shows).toMatchTextContent('Visitors choose from the ten built-in shows.');
  await expect.element(button('Add Show')).not.toBeInTheDocument();
  database.refuse((path) => path !== 'shows/');
  await button('Edit the Built-in Shows').click();
  await expectToast('Error adding show', REFUSAL);
  database.allow();
  await button('Edit the Built-in Shows').click();
  await expectToast('The built-in shows are now yours to edit');
  const names = shows.getByRole('heading', { level: 3 });
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent))
    .toEqual(DEFAULT_SHOWS.map(({ name }) => name));
  await expect.element(button('Add Show', shows)).toBeVisible();
  const [{ id, ...ces } = { id: '' }] = DEFAULT_SHOWS;
  expect(database.read(`shows/${id}`)).toMatchObject({ ...ces, admin_id: ADMIN.uid });
});

test('a show is added with everything entered, under its name and city; a second one does not replace it', async () => {
  storeContent(showContent, 'Ski Expo');
  const show = await addContent(showContent);
  await show.getByLabelText('Name').fill('Boat Expo');
  await show.getByLabelText('City').fill(' Reno ');
  await show.getByLabelText('State').selectOptions('Nevada');
  await show.getByLabelText('Venue', { exact: true }).fill('Convention Center');
  await show.getByLabelText('First Day').fill('2027-03-15');
  await show.getByLabelText('Last Day').fill('2027-03-18');
  await show.getByLabelText('Usual Month').selectOptions('March');
  await show.getByLabelText('Website').fill('https://boats.example.com');
  await button('Save Show', show).click();
  await expectToast('Show added');
  for (const text of ['Active', 'March 15-18, 2027', 'Convention Center, Reno, NV']) {
    await expect.element(record(showContent, 'Boat Expo')).toMatchTextContent(text);
  }
  expect(database.read('shows/boat-expo-reno')).toEqual({
    ...{ name: 'Boat Expo', city: 'Reno', state: 'NV', venue: 'Convention Center' },
    ...{ first_day: '2027-03-15', last_day: '2027-03-18', month: 'March' },
    ...{
      website: 'https://boats.example.com',
      costs: null,
      is_active: true,
      sort_order: 0,
      admin_id: ADMIN.uid,
    },
    created_at: expect.anything(),
    updated_at: expect.anything(),
  });
  await button('Add Show', shows).click();
  await showContent.fill(show, 'Boat Expo');
  await button('Save Show', show).click();
  await expect.poll(() => database.all('shows')).toHaveLength(3);
  expect(database.read('shows/boat-expo-reno')).toMatchObject({ venue: 'Convention Center' });
});

test('what is missing or cannot be is reported next to its field', async () => {
  storeContent(showContent, 'Ski Expo');
  const show = await addContent(showContent);
  const field = (label: string) => show.getByLabelText(label);
  await button('Save Show', show).click();
  await expectToast('Missing information', showContent.missing);
  await expect.element(field('Name')).toHaveAccessibleDescription(/Name is required/);
  await expect.element(field('City')).toHaveAccessibleDescription('City is required');
  await expect.element(field('State')).toHaveAccessibleDescription('Choose a state');
  await showContent.fill(show, 'Boat Expo');
  await field('Website').fill('http://boats.example.com');
  await button('Save Show', show).click();
  await expect
    .element(field('Website'))
    .toHaveAccessibleDescription('Use an address that starts with https://');
  await field('Website').fill('');
  await field('City').fill('Las Vegas');
  await field('State').selectOptions('Kansas');
  await field('First Day').fill('2027-03-15');
  await field('Last Day').fill('2027-03-14');
  await button('Save Show', show).click();
  await expect.element(field('City')).toHaveAccessibleDescription('Las Vegas is in NV');
  await expect
    .element(field('Last Day'))
    .toHaveAccessibleDescription('The last day must not be before the first day');
  expect(database.all('shows')).toHaveLength(1);
});

test('costs at the show need amounts in order, a source and its date', async () => {
  const path = storeContent(showContent, 'Boat Expo');
  const show = await editContent(showContent, 'Boat Expo');
  const field = (label: string) => show.getByLabelText(label);
  const [from, to] = [field('Electrical per booth, from'), field('Electrical per booth, to')];
  const costs = show.getByText('Costs at this show');
  await expect.element(from).not.toBeVisible();
  await costs.click();
  await from.fill('350');
  await to.fill('250');
  await costs.click();
  await button('Update Show', show).click();
  await expect.element(to).toHaveAccessibleDescription('The upper amount must not be below the lower one');
  await expect.element(field('Source').first()).toHaveAccessibleDescription(/Say where the amounts are from/);
  await expect
    .element(field('Date of the Source'))
    .toHaveAccessibleDescription(/Enter the date of the source/);
  await to.fill('550.50');
  await field('Source').first().fill('Exhibitor manual');
  await field('Date of the Source').fill('2026-11-01');
  await button('Update Show', show).click();
  await expectToast('Show updated');
  expect(database.read(path)).toMatchObject({
    costs: {
      ...{ electrical_low: 350, electrical_high: 550.5, drayage_low: 0, drayage_high: 0 },
      ...{ source: 'Exhibitor manual', as_of: '2026-11-01' },
    },
  });
});

test('a show that is over proposes its next edition, a year later on the same weekdays; dates are taken away again', async () => {
  const path = storeContent(showContent, 'Boat Expo', { ...HELD, website: 'https://boats.example.com' });
  storeContent(showContent, 'Ski Expo', { ...HELD, last_day: '2026-11-25' });
  await openCard(showContent.card(), NOW);
  await expect.element(record(showContent, 'Boat Expo')).toMatchTextContent('Over');
  await expect.element(button('Plan the next edition of Ski Expo')).not.toBeInTheDocument();
  await button('Plan the next edition of Boat Expo').click();
  const show = dialog('Edit Show');
  await expect.element(show.getByLabelText('Name')).toHaveValue('Boat Expo');
  await expect.element(show.getByLabelText('First Day')).toHaveValue('2027-11-02');
  await expect.element(show.getByLabelText('Last Day')).toHaveValue('2027-11-05');
  expect(database.read(path)).toMatchObject(HELD);
  await button('Update Show', show).click();
  await expectToast('Show updated');
  expect(database.read(path)).toMatchObject({ first_day: '2027-11-02', last_day: '2027-11-05' });
  await expect.element(button('Plan the next edition of Boat Expo')).not.toBeInTheDocument();
  await button('Edit Boat Expo').click();
  for (const label of ['First Day', 'Last Day', 'Website']) await show.getByLabelText(label).fill('');
  await button('Update Show', show).click();
  for (const text of ['May', 'Missing for visitors: dates']) {
    await expect.element(record(showContent, 'Boat Expo')).toMatchTextContent(text);
  }
  expect(database.read(path)).toMatchObject({ first_day: null, last_day: null, website: null });
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the card and its dialog are accessible, and nothing is cut off`, async () => {
    await setViewport(viewport);
    storeContent(showContent, 'Boat Expo', HELD);
    await openCard(showContent.card(), NOW);
    await expect.element(button('Plan the next edition of Boat Expo')).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    await button('Edit Boat Expo').click();
    await expect.element(dialog('Edit Show')).toBeVisible();
    await expectAccessible();
  });
}
