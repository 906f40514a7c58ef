import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { slugOf } from '../../src/domain/slug.ts';
import { DesignsCard } from '../../src/features/admin/content/designs/DesignsCard.tsx';
import { ExtrasCard } from '../../src/features/admin/content/extras/ExtrasCard.tsx';
import { ProjectsCard } from '../../src/features/admin/content/projects/ProjectsCard.tsx';
import { ShowsCard } from '../../src/features/admin/content/shows/ShowsCard.tsx';
import { ADMIN, button, card, dialog, openCard, question } from './admin-panel.tsx';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';

/** A kind of content in the panel, with a record to store and values for another one. */
export interface ContentKind {
  readonly collection: 'extras' | 'reference_projects' | 'booth_designs' | 'shows';
  readonly card: () => ReactNode;
  readonly heading: string;
  /** The card's button. */
  readonly add: string;
  readonly addDialog: string;
  readonly save: string;
  readonly editDialog: string;
  readonly update: string;
  readonly remove: string;
  /** Label of the field that names a record. */
  readonly named: string;
  /** Titles of the toasts. */
  readonly titles: Readonly<
    Record<'added' | 'addFailed' | 'updated' | 'updateFailed' | 'deleted' | 'deleteFailed', string>
  >;
  /** Text of 'Missing information'. */
  readonly missing: string;
  /** Fills in all required fields. */
  readonly fill: (dialog: Locator, name: string) => Promise<void>;
  readonly fields: (name: string) => Fields;
}

export const extraContent: ContentKind = {
  collection: 'extras',
  card: () => <ExtrasCard />,
  heading: 'Extras Management',
  add: 'Add Extra',
  addDialog: 'Add Extra',
  save: 'Save Extra',
  editDialog: 'Edit Extra',
  update: 'Update Extra',
  remove: 'Delete Extra',
  named: 'Name',
  titles: {
    added: 'Extra added',
    addFailed: 'Error adding extra',
    updated: 'Extra updated',
    updateFailed: 'Error updating extra',
    deleted: 'Extra deleted',
    deleteFailed: 'Error deleting extra',
  },
  missing: 'Please fill in the required fields (name and price).',
  fill: async (within, name) => {
    await within.getByLabelText('Name').fill(name);
    await within.getByLabelText('Price (USD)').fill('12.50');
  },
  fields: (name) => ({
    name,
    description: '',
    unit_price_usd: 95,
    max_quantity: 10,
    category: 'furniture',
    image_url: null,
    is_active: true,
    sort_order: 0,
  }),
};

export const projectContent: ContentKind = {
  collection: 'reference_projects',
  card: () => <ProjectsCard />,
  heading: 'Reference Projects',
  add: 'Add Reference Project',
  addDialog: 'Add Reference Project',
  save: 'Save Project',
  editDialog: 'Edit Reference Project',
  update: 'Update Project',
  remove: 'Delete Reference Project',
  named: 'Company Name',
  titles: {
    added: 'Project added',
    addFailed: 'Error saving project',
    updated: 'Project updated',
    updateFailed: 'Error updating project',
    deleted: 'Project deleted',
    deleteFailed: 'Error deleting project',
  },
  missing: 'Please fill in all required fields.',
  fill: async (within, name) => {
    await within.getByLabelText('Company Name').fill(name);
    await within.getByLabelText('Conference Name').fill('CES');
    await within.getByLabelText('Location').fill('Reno, NV');
    await within.getByLabelText('Industry').selectOptions('Energy');
    await within.getByLabelText('Booth Size').selectOptions('10×10');
  },
  fields: (company_name) => ({
    company_name,
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Energy',
    booth_size: '10×20',
    description: '',
    features: [],
    outcomes: [],
    design_renderings: { design_top_view: null, design_front_view: null, design_right_view: null },
    stand_photos: { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null },
  }),
};

export const designContent: ContentKind = {
  collection: 'booth_designs',
  card: () => <DesignsCard />,
  heading: 'Booth Designs',
  add: 'Add Booth Design',
  addDialog: 'Add New Booth Design',
  save: 'Save Design',
  editDialog: 'Edit Booth Design',
  update: 'Update Design',
  remove: 'Delete Booth Design',
  named: 'Title',
  titles: {
    added: 'Design added',
    addFailed: 'Error saving design',
    updated: 'Design updated',
    updateFailed: 'Error updating design',
    deleted: 'Design deleted',
    deleteFailed: 'Error deleting design',
  },
  missing: 'Please fill in all required fields.',
  fill: async (within, name) => {
    await within.getByLabelText('Title').fill(name);
    await within.getByLabelText('Design Price (USD)').fill('900');
    await within.getByLabelText('Description').fill('Two walls and an arch');
  },
  fields: (title) => ({
    title,
    slug: slugOf(title),
    description: 'Two walls',
    booth_size: '20x20',
    price: 900,
    features: [],
    images: null,
    image_url: null,
  }),
};

export const showContent: ContentKind = {
  collection: 'shows',
  card: () => <ShowsCard />,
  heading: 'Trade Shows',
  add: 'Add Show',
  addDialog: 'Add Show',
  save: 'Save Show',
  editDialog: 'Edit Show',
  update: 'Update Show',
  remove: 'Delete Show',
  named: 'Name',
  titles: {
    added: 'Show added',
    addFailed: 'Error adding show',
    updated: 'Show updated',
    updateFailed: 'Error updating show',
    deleted: 'Show deleted',
    deleteFailed: 'Error deleting show',
  },
  missing: 'Please fill in the required fields (name, city, and state).',
  fill: async (within, name) => {
    await within.getByLabelText('Name').fill(name);
    await within.getByLabelText('City').fill('Reno');
    await within.getByLabelText('State').selectOptions('Nevada');
  },
  fields: (name) => ({
    ...{ name, city: 'Reno', state: 'NV', venue: 'Events Center', month: 'May' },
    ...{ first_day: null, last_day: null, website: null, is_active: true, sort_order: 0 },
  }),
};

/** Kinds whose lists are empty at first. */
export const CONTENT_KINDS = [extraContent, projectContent, designContent];

/** Stores a record of this kind for the administrator; returns its path. */
export function storeContent(kind: ContentKind, name: string, changes: Fields = {}): string {
  const path = `${kind.collection}/${slugOf(name)}`;
  database.store(path, { ...kind.fields(name), admin_id: ADMIN.uid, ...changes });
  return path;
}

/** Shows the card of this kind and opens the dialog for a new record. */
export async function addContent(kind: ContentKind): Promise<Locator> {
  await openCard(kind.card());
  await button(kind.add, card(kind.heading)).click();
  return shownDialog(kind.addDialog);
}

/** Shows the card of this kind and opens the dialog of a record. */
export async function editContent(kind: ContentKind, name: string): Promise<Locator> {
  await openCard(kind.card());
  await button(`Edit ${name}`).click();
  return shownDialog(kind.editDialog);
}

/** Returns a dialog once its code is loaded. */
async function shownDialog(name: string): Promise<Locator> {
  await expect.element(dialog(name)).toBeVisible();
  return dialog(name);
}

/** Presses Delete of a record and confirms. */
export async function deleteContent(kind: ContentKind, name: string): Promise<void> {
  await button(`Delete ${name}`).click();
  await button(kind.remove, question(`Delete “${name}”?`)).click();
}

/** Returns an entry of a record's open menu. */
export function menuItem(action: string): Locator {
  return page.getByRole('menuitem', { name: action });
}

/** Opens a record's menu and presses an entry. */
export async function pressInMenu(name: string, action: string): Promise<void> {
  await button(`More actions for ${name}`).click();
  await menuItem(action).click();
}

/** Returns a record's entry in its card. */
export function record(kind: ContentKind, name: string): Locator {
  const heading = page.getByRole('heading', { name, level: 3, exact: true });
  return card(kind.heading).getByRole('listitem').filter({ has: heading });
}

/** Expects the records in this order. */
export async function expectOrder(kind: ContentKind, names: readonly string[]): Promise<void> {
  const headings = card(kind.heading).getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map((heading) => heading.textContent)).toEqual(names);
}
