import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  addContent,
  editContent,
  extraContent,
  projectContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  card,
  dialog,
  expectToast,
  openCard,
  press,
  question,
  startPanel,
  tabTo,
} from '../../../../../tests/browser/admin-panel.tsx';
import { picture } from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';

beforeEach(startPanel);

/** Renders the card again with only the tab's storage, as after a reload. */
async function reload(kind = extraContent) {
  await cleanup();
  await openCard(kind.card());
  await expect.element(card(kind.heading)).toBeVisible();
}

test('entries of a list can be removed while more than one remains', async () => {
  const project = await addContent(projectContent);
  const features = project.getByRole('textbox', { name: /^Feature/ });
  const remove = project.getByRole('button', { name: /^Remove feature/ });
  await expect.element(features).toHaveValue('');
  await expect.element(remove).not.toBeInTheDocument();
  await features.fill('First');
  for (const text of ['Second', 'Third']) {
    await button('Add Feature', project).click();
    await features.last().fill(text);
  }
  await button('Remove feature 2', project).click();
  await expect.poll(() => features.elements()).toHaveLength(2);
  await expect.element(project.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('Third');
  await expect.element(project.getByRole('textbox', { name: 'Feature 2' })).toHaveFocus();
  await button('Remove feature 1', project).click();
  await expect.element(features).toHaveValue('Third');
  await expect.element(remove).not.toBeInTheDocument();
});

test('text typed into a new record survives a reload', async () => {
  const project = await addContent(projectContent);
  await project.getByLabelText('Company Name').fill('Northwind');
  await project.getByLabelText('Industry').selectOptions('Retail');
  await project.getByRole('textbox', { name: 'Feature 1' }).fill('Typed');
  await button('Add Feature', project).click();
  await project.getByLabelText('Top View', { exact: true }).upload(picture());
  await reload(projectContent);
  await expect.element(project).toMatchTextContent('We restored your entries.');
  await expect.element(project).toMatchTextContent('Please choose new images again.');
  await expect.element(project.getByLabelText('Company Name')).toHaveValue('Northwind');
  await expect.element(project.getByLabelText('Industry')).toHaveValue('Retail');
  await expect.element(project.getByRole('textbox', { name: 'Feature 1' })).toHaveValue('Typed');
  await expect.element(project.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('');
  await expect.element(project.getByLabelText('Top View', { exact: true })).toHaveValue('');
  await project.getByLabelText('Conference Name').fill('CES');
  await project.getByLabelText('Location').fill('Reno, NV');
  await project.getByLabelText('Booth Size').selectOptions('10×10');
  await button('Save Project', project).click();
  await expectToast('Project added', 'on the other pages by');
  expect(database.only('reference_projects')).toMatchObject({ industry: 'Retail', features: ['Typed'] });
  await reload(projectContent);
  await expect.element(project).not.toBeInTheDocument();
});

test('an unsaved change survives a reload', async () => {
  storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  await extra.getByLabelText('Price (USD)').fill('77');
  await reload();
  await expect.element(extra.getByLabelText('Price (USD)')).toHaveValue('77');
  await expect.element(extra.getByLabelText('Name')).toHaveValue('Globe');
  await button('Update Extra', extra).click();
  await expect.element(record(extraContent, 'Globe')).toMatchTextContent('$77.00');
  expect(database.only('extras')).toMatchObject({ name: 'Globe', unit_price_usd: 77 });
});

test('discarded text stays gone after a reload', async () => {
  const extra = await addContent(extraContent);
  await extra.getByLabelText('Name').fill('Neon arrow');
  await reload();
  await expect.element(extra.getByLabelText('Name')).toHaveValue('Neon arrow');
  await press('{Escape}');
  await button('Discard').click();
  await reload();
  await expect.element(extra).not.toBeInTheDocument();
});

test('Escape and a press outside the dialog ask before typed text is lost', async () => {
  const extra = await addContent(extraContent);
  const asked = question('Discard what you entered?');
  await press('{Escape}');
  await expect.element(extra).not.toBeInTheDocument();
  await expect.element(button('Add Extra')).toHaveFocus();

  await button('Add Extra').click();
  await extra.getByLabelText('Name').fill('Globe');
  await press('{Escape}');
  await button('Cancel', asked).click();
  await expect.element(extra.getByLabelText('Name')).toHaveValue('Globe');
  await extra.click({ position: { x: 4, y: 4 } });
  await expect.element(asked).toBeVisible();
  await press('{Escape}');
  await expect.element(asked).not.toBeInTheDocument();
  await button('Close', extra).click();
  await button('Discard', asked).click();
  await expect.element(extra).not.toBeInTheDocument();
});

test('Cancel discards what was typed, and the next dialog starts empty', async () => {
  const extra = await addContent(extraContent);
  await extra.getByLabelText('Name').fill('Globe');
  await button('Cancel', extra).click();
  await expect.element(extra).not.toBeInTheDocument();
  await button('Add Extra').click();
  await expect.element(extra.getByLabelText('Name')).toHaveValue('');
  await expect.element(extra.getByLabelText('Max Quantity')).toHaveValue('10');
});

test('a new extra can be added by keyboard alone', async () => {
  await openCard(extraContent.card());
  button('Add Extra').element().focus();
  await press('{Enter}');
  const extra = dialog('Add Extra');
  await expect.element(extra.getByRole('heading', { name: 'Add Extra' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(extra.getByLabelText('Name')).toHaveFocus();
  await press('Typed', '{Tab}', '12');
  const active = extra.getByLabelText('Active (visible to customers)');
  await tabTo(active);
  await press(' ');
  await expect.element(active).not.toBeChecked();
  await press('{Enter}');
  await expectToast('Extra added');
  await expect.element(record(extraContent, 'Typed')).toMatchTextContent('$12.00');
  await expect.element(button('Add Extra')).toHaveFocus();
});
