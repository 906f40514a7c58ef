import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  addContent,
  editContent,
  extraContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  ADMIN,
  button,
  expectToast,
  openCard,
  REFUSAL,
  REPORTED,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeUploads, picture } from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';

beforeEach(startPanel);

test('from 320 px on a row has room for all its buttons, and its switch stands clear of the edge', async () => {
  storeContent(extraContent, 'Globe', { category: 'furniture'.repeat(6) });
  await openCard(extraContent.card());
  const row = record(extraContent, 'Globe');
  for (const viewport of [{ width: 320, height: 640 }, PHONE, { width: 768, height: 900 }, DESKTOP]) {
    await setViewport(viewport);
    const { left } = row.getByRole('switch').element().getBoundingClientRect();
    expect(left - row.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  }
});

test('an extra is added with everything entered, and shown with it', async () => {
  fakeUploads();
  const extra = await addContent(extraContent);
  await extra.getByLabelText('Name').fill('Aquarium');
  await extra.getByLabelText('Price (USD)').fill('1250.5');
  await extra.getByLabelText('Max Quantity').fill('4');
  await expect
    .element(extra.getByLabelText('Category'))
    .toHaveAttribute('placeholder', 'e.g., furniture, lighting, technology');
  await extra.getByLabelText('Category').fill(' Decor ');
  await extra.getByLabelText('Weight Each (lb)').fill('240');
  await extra.getByRole('group', { name: 'Fits' }).getByLabelText("20' × 20'").click();
  await extra.getByLabelText('Description').fill('Salt water.\nFed twice a day.');
  await extra.getByLabelText('Image', { exact: true }).upload(picture('tank.png'));
  await expect.element(extra.getByLabelText('Active (visible to customers)')).toBeChecked();
  await button('Save Extra', extra).click();
  await expectToast('Extra added');
  await expect.element(extra).not.toBeInTheDocument();
  for (const text of ['Active', 'Salt water.', '$1,250.50', 'Max: 4', 'Decor']) {
    await expect.element(record(extraContent, 'Aquarium')).toMatchTextContent(text);
  }
  expect(database.only('extras')).toEqual({
    id: expect.any(String),
    name: 'Aquarium',
    unit_price_usd: 1250.5,
    max_quantity: 4,
    category: 'Decor',
    description: 'Salt water.\nFed twice a day.',
    image_url: expect.stringMatching(/^\/media\/extras\/aquarium-[0-9a-f]{16}-640x480\.webp$/),
    model: null,
    weight_lb: 240,
    fits: ['20x20'],
    is_active: true,
    sort_order: 0,
    admin_id: ADMIN.uid,
    created_at: expect.anything(),
    updated_at: expect.anything(),
  });
});

test('a hidden extra says so, and what it lacks', async () => {
  const path = storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  await expect.element(extra.getByLabelText('Price (USD)')).toHaveValue('95');
  await extra.getByLabelText('Active (visible to customers)').click();
  await button('Update Extra', extra).click();
  await expectToast('Extra updated');
  for (const text of ['Inactive', 'No image', 'No description', 'Max: 10']) {
    await expect.element(record(extraContent, 'Globe')).toMatchTextContent(text);
  }
  expect(database.read(path)).toMatchObject({ is_active: false, unit_price_usd: 95 });
});

test('one press hides an extra from visitors, another shows it again; a refusal leaves it as it was', async () => {
  allowProblems(REPORTED);
  const path = storeContent(extraContent, 'Globe');
  await openCard(extraContent.card());
  const toggle = page.getByRole('switch', { name: 'Globe is visible to customers' });
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(record(extraContent, 'Globe')).toMatchTextContent('Inactive');
  await expectToast('Extra updated', 'Visitors no longer see “Globe”.');
  expect(database.read(path)).toMatchObject({ is_active: false, unit_price_usd: 95 });
  await toggle.click();
  await expectToast('Extra updated', 'Visitors see “Globe” again.');
  await expect.element(toggle).toBeChecked();
  database.refuse((refused) => refused === path);
  await toggle.click();
  await expectToast('Error updating extra', REFUSAL);
  await expect.element(toggle).toBeChecked();
  expect(database.read(path)).toMatchObject({ is_active: true });
});

test('an extra lists what is missing for visitors, and links to where they see it while active', async () => {
  storeContent(extraContent, 'Globe', { unit_price_usd: 0 });
  storeContent(extraContent, 'Arch', { fits: ['20x20'] });
  storeContent(extraContent, 'Hidden', { is_active: false });
  await openCard(extraContent.card());
  const globe = record(extraContent, 'Globe');
  await expect.element(globe).toMatchTextContent('Missing for visitors: picture, price, description');
  await expect
    .element(globe.getByRole('link', { name: 'View Globe on the site' }))
    .toHaveAttribute('href', '/quote#v1.Las+Vegas.NV.ces-las-vegas.CES.10x10..1~globe.end');
  await expect
    .element(record(extraContent, 'Arch').getByRole('link', { name: 'View Arch on the site' }))
    .toHaveAttribute('href', expect.stringContaining('.20x20..1~arch.'));
  await expect.element(record(extraContent, 'Hidden').getByRole('link')).not.toBeInTheDocument();
});

test('missing or invalid values are reported next to the field, and nothing is stored', async () => {
  const extra = await addContent(extraContent);
  const name = extra.getByLabelText('Name');
  const price = extra.getByLabelText('Price (USD)');
  const most = extra.getByLabelText('Max Quantity');
  await expect.element(most).toHaveValue('10');
  await expect.element(extra.getByPlaceholder(/furniture, lighting, technology/)).toBeVisible();
  await button('Save Extra', extra).click();
  await expectToast('Missing information', 'Please fill in the required fields (name and price).');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await expect.element(price).toHaveAccessibleDescription('Price is required');

  await name.fill('Wrong');
  await price.fill('12.345');
  await most.fill('2-5');
  await button('Save Extra', extra).click();
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveAccessibleDescription('Use at most two decimals');
  await expect.element(most).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000');
  expect(database.all('extras')).toEqual([]);
});
