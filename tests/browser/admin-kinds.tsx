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

/** What a kind of content in the panel has of its own, with a record to store and values for another one. */
interface OwnOfKind {
  readonly collection: 'extras' | 'reference_projects' | 'booth_designs' | 'shows';
  readonly card: () => ReactNode;
  readonly heading: string;
  /** The kind's name, in the card's button. */
  readonly name: string;
  /** The kind's name in a dialog's button and in toasts. */
  readonly short: string;
  readonly addDialog: string;
  /** Title of the toast when a new record could not be stored. */
  readonly addFailed: string;
  /** Label of the field that names a record. */
  readonly named: string;
  /** Text of 'Missing information'. */
  readonly missing: string;
  /** Fills in all required fields. */
  readonly fill: (dialog: Locator, name: string) => Promise<void>;
  readonly fields: (name: string) => Fields;
}

export type ContentKind = ReturnType<typeof contentKind>;

function contentKind({ addFailed, ...own }: OwnOfKind) {
  const { name, short } = own;
  return {
    ...own,
    add: `Add ${name}`,
    save: `Save ${short}`,
    editDialog: `Edit ${name}`,
    update: `Update ${short}`,
    remove: `Delete ${name}`,
    /** Titles of the toasts. */
    titles: {
      added: `${short} added`,
      addFailed,
      updated: `${short} updated`,
      updateFailed: `Error updating ${short.toLowerCase()}`,
      deleted: `${short} deleted`,
      deleteFailed: `Error deleting ${short.toLowerCase()}`,
    },
  };
}

export const extraContent = contentKind({
  collection: 'extras',
  card: () => <ExtrasCard />,
  heading: 'Extras Management',
  name: 'Extra',
  short: 'Extra',
  addDialog: 'Add Extra',
  named: 'Name',
  addFailed: 'Error adding extra',
  missing: 'Please fill in the required fields (name and price).',
  fill: async (within, name) => {
    await within.getByLabelText('Name').fill(name);
    await within.getByLabelText('Price (USD)').fill('12.50');
  },
  fields: (name) => ({
    name,
    unit_price_usd: 95,
    max_quantity: 10,
    category: 'furniture',
    is_active: true,
    sort_order: 0,
  }),
});

export const projectContent = contentKind({
  collection: 'reference_projects',
  card: () => <ProjectsCard />,
  heading: 'Reference Projects',
  name: 'Reference Project',
  short: 'Project',
  addDialog: 'Add Reference Project',
  named: 'Company Name',
  addFailed: 'Error saving project',
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
  }),
});

export const designContent = contentKind({
  collection: 'booth_designs',
  card: () => <DesignsCard />,
  heading: 'Booth Designs',
  name: 'Booth Design',
  short: 'Design',
  addDialog: 'Add New Booth Design',
  named: 'Title',
  addFailed: 'Error saving design',
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
  }),
});

export const showContent = contentKind({
  collection: 'shows',
  card: () => <ShowsCard />,
  heading: 'Trade Shows',
  name: 'Show',
  short: 'Show',
  addDialog: 'Add Show',
  named: 'Name',
  addFailed: 'Error adding show',
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
});

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
