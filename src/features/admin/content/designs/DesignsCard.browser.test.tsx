import { beforeEach, expect, test } from 'vitest';
import {
  addContent,
  designContent,
  editContent,
  pressInMenu,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  dialog,
  expectToast,
  openCard,
  PARTNER,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeUploads, picture } from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';

const OLD_IMAGE = '/media/booth-designs/old-0123456789abcdef-90x60.webp';

beforeEach(startPanel);

test('a design is added with its four views and its features, and shown with three of them', async () => {
  fakeUploads();
  const design = await addContent(designContent);
  await expect.element(design.getByLabelText('Booth Size')).toHaveValue('10x10');
  await design.getByLabelText('Title').fill('Été');
  await expect.element(design.getByLabelText('Slug')).toHaveValue('ete');
  await design.getByLabelText('Booth Size').selectOptions('20x20');
  await design.getByLabelText('Design Price (USD)').fill('1234.5');
  for (const view of ['Top View', 'Front View', 'Left View', 'Right View']) {
    await design.getByLabelText(view, { exact: true }).upload(picture());
    await expect.element(design.getByAltText(`${view}: new image`)).toBeVisible();
  }
  await design.getByLabelText('Description').fill('Light and open.');
  for (const [index, text] of ['Canopy', 'Planters', ' ', 'Bench', 'Fountain'].entries()) {
    if (index > 0) await button('Add Feature', design).click();
    await design.getByRole('textbox', { name: `Feature ${index + 1}` }).fill(text);
  }
  await button('Save Design', design).click();
  await expectToast('Design added');
  const shown = record(designContent, 'Été');
  for (const text of ['20x20', 'Light and open.', '$1,234.50']) {
    await expect.element(shown).toMatchTextContent(text);
  }
  const features = shown.getByRole('list', { name: 'Features' }).getByRole('listitem');
  expect(features.elements().map(({ textContent }) => textContent)).toEqual(['Canopy', 'Planters', 'Bench']);
  expect(database.only('booth_designs')).toMatchObject({
    slug: 'ete',
    price: 1234.5,
    features: ['Canopy', 'Planters', 'Bench', 'Fountain'],
    images: {
      topview: expect.stringMatching(/^\/media\/booth-designs\/ete-topview-/),
      frontview: expect.stringMatching(/ete-frontview-/),
      leftview: expect.stringMatching(/ete-leftview-/),
      rightview: expect.stringMatching(/ete-rightview-/),
    },
    image_url: null,
  });
});

test('a design needs no price, no image and no features; its slug follows the title until another one is entered', async () => {
  storeContent(designContent, 'Harbor');
  const design = await addContent(designContent);
  const slug = design.getByLabelText('Slug');
  await design.getByLabelText('Title').fill('Harbor!');
  await expect.element(slug).toHaveValue('harbor-2');
  await slug.fill('pier');
  await design.getByLabelText('Title').fill('Harbor Two');
  await expect.element(slug).toHaveValue('pier');
  await design.getByLabelText('Description').fill('A demo.');
  await button('Save Design', design).click();
  await expect.element(record(designContent, 'Harbor Two')).toMatchTextContent('$0.00');
  await expect.element(record(designContent, 'Harbor Two')).toMatchTextContent('No image');
  const stored = { title: 'Harbor Two', slug: 'pier', price: 0, features: [] };
  expect(database.all('booth_designs')).toContainEqual(expect.objectContaining(stored));
});

test('missing values of a design are reported next to each field and in a message', async () => {
  const design = await addContent(designContent);
  await design.getByLabelText('Design Price (USD)').fill('-1');
  await button('Save Design', design).click();
  await expectToast('Missing information', 'Please fill in all required fields.');
  await expect.element(design.getByLabelText('Title')).toHaveFocus();
  for (const [label, text] of [
    ['Title', /^Title is required$/],
    ['Slug', /Slug is required$/],
    ['Description', /^Description is required$/],
    ['Design Price (USD)', /^Empty: included Enter an amount such as 2,900 or 2,900.50$/],
  ] as const) {
    await expect.element(design.getByLabelText(label)).toHaveAccessibleDescription(text);
  }
});

test('a copy gets another name and slug, and nothing is stored before saving', async () => {
  const path = storeContent(designContent, 'Harbor', {
    features: ['Canopy'],
    images: { frontview: OLD_IMAGE },
  });
  storeContent(designContent, 'Harbor (copy)');
  await openCard(designContent.card());
  await pressInMenu('Harbor', 'Duplicate');
  const copy = dialog('Add New Booth Design');
  await expect.element(copy.getByLabelText('Title')).toHaveValue('Harbor (copy)');
  await expect.element(copy.getByLabelText('Slug')).toHaveValue('harbor-copy-2');
  expect(database.all('booth_designs')).toHaveLength(2);
  await copy.getByLabelText('Title').fill('Pier');
  await expect.element(copy.getByLabelText('Slug')).toHaveValue('pier');
  await button('Save Design', copy).click();
  await expectToast('Design added');
  const pier = database.all('booth_designs').find(({ slug }) => slug === 'pier');
  expect(pier).toMatchObject({ features: ['Canopy'], images: { frontview: OLD_IMAGE }, price: 900 });
  expect(database.read(path)).toMatchObject({ title: 'Harbor', slug: 'harbor' });
});

test('the slug of a published design stays when its title changes', async () => {
  const path = storeContent(designContent, 'Meadow');
  const design = await editContent(designContent, 'Meadow');
  await design.getByLabelText('Title').fill('Prairie');
  await expect.element(design.getByLabelText('Slug')).toHaveValue('meadow');
  await design.getByLabelText('Booth Size').selectOptions('10x20');
  await button('Update Design', design).click();
  await expectToast('Design updated');
  const shown = record(designContent, 'Prairie');
  await expect.element(shown).toMatchTextContent('10x20');
  await expect
    .element(shown.getByRole('link', { name: 'View Prairie on the site' }))
    .toHaveAttribute('href', '/quote#v1.Las+Vegas.NV.ces-las-vegas.CES.10x20.meadow.end');
  expect(database.read(path)).toMatchObject({ title: 'Prairie', slug: 'meadow', booth_size: '10x20' });
});

test("a colleague's older design keeps its owner when it is changed, and its single image becomes its front view", async () => {
  const path = storeContent(designContent, 'Meadow', { image_url: OLD_IMAGE, admin_id: PARTNER.uid });
  const design = await editContent(designContent, 'Meadow');
  await expect.element(button('Remove image: Front View', design)).toBeVisible();
  await design.getByLabelText('Description').fill('Three walls');
  await button('Update Design', design).click();
  await expectToast('Design updated');
  expect(database.read(path)).toMatchObject({
    description: 'Three walls',
    image_url: null,
    images: { frontview: OLD_IMAGE },
    admin_id: PARTNER.uid,
  });
});
