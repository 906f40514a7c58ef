import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

/** One kind of content as the panel shows it, with a record to store and what to enter for another one. */
export interface ContentKind {
  readonly collection: 'extras' | 'reference_projects' | 'booth_designs';
  readonly card: string;
  readonly addButton: string;
  readonly addDialog: string;
  readonly saveButton: string;
  readonly editDialog: string;
  readonly updateButton: string;
  readonly deleteButton: string;
  /** Label of the field that names a record. */
  readonly named: string;
  readonly titles: { readonly add: string; readonly update: string; readonly delete: string };
  /** Enters all that is required. */
  readonly fill: (dialog: Locator, name: string) => Promise<void>;
  readonly fields: (name: string) => DocumentData;
}

const extra: ContentKind = {
  collection: 'extras',
  card: 'Extras Management',
  addButton: 'Add Extra',
  addDialog: 'Add Extra',
  saveButton: 'Save Extra',
  editDialog: 'Edit Extra',
  updateButton: 'Update Extra',
  deleteButton: 'Delete Extra',
  named: 'Name',
  titles: { add: 'Error adding extra', update: 'Error updating extra', delete: 'Error deleting extra' },
  fill: async (dialog, name) => {
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Price (USD)').fill('12.50');
  },
  fields: (name) => ({
    name,
    description: '',
    unit_price_usd: 10,
    max_quantity: 3,
    category: '',
    image_url: null,
    is_active: false,
    sort_order: 0,
  }),
};

const project: ContentKind = {
  collection: 'reference_projects',
  card: 'Reference Projects',
  addButton: 'Add Reference Project',
  addDialog: 'Add Reference Project',
  saveButton: 'Save Project',
  editDialog: 'Edit Reference Project',
  updateButton: 'Update Project',
  deleteButton: 'Delete Reference Project',
  named: 'Company Name',
  titles: { add: 'Error saving project', update: 'Error updating project', delete: 'Error deleting project' },
  fill: async (dialog, name) => {
    await dialog.getByLabel('Company Name').fill(name);
    await dialog.getByLabel('Conference Name').fill('CES');
    await dialog.getByLabel('Location').fill('Reno, NV');
    await dialog.getByLabel('Industry').selectOption('Energy');
    await dialog.getByLabel('Booth Size').selectOption('10×10');
  },
  fields: (company_name) => ({
    company_name,
    conference_name: 'CES',
    location: 'Reno, NV',
    industry: 'Energy',
    booth_size: '20×20',
    description: '',
    features: [],
    outcomes: [],
    design_renderings: { design_top_view: null, design_front_view: null, design_right_view: null },
    stand_photos: { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null },
  }),
};

const design: ContentKind = {
  collection: 'booth_designs',
  card: 'Booth Designs',
  addButton: 'Add Booth Design',
  addDialog: 'Add New Booth Design',
  saveButton: 'Save Design',
  editDialog: 'Edit Booth Design',
  updateButton: 'Update Design',
  deleteButton: 'Delete Booth Design',
  named: 'Title',
  titles: { add: 'Error saving design', update: 'Error updating design', delete: 'Error deleting design' },
  fill: async (dialog, name) => {
    await dialog.getByLabel('Title').fill(name);
    await dialog.getByLabel('Design Price (USD)').fill('900');
    await dialog.getByLabel('Description').fill('Two walls and an arch');
  },
  fields: (title) => ({
    title,
    slug: `spare-${randomUUID()}`,
    description: 'Two walls',
    booth_size: '20x20',
    price: 900,
    features: [],
    images: null,
  }),
};

export const CONTENT_KINDS = [extra, project, design] as const;
export { extra as extraContent };

/** Stores a record of this kind for an administrator; answers its reference. */
export async function storeContent({ collection, fields }: ContentKind, name: string, adminId: string) {
  const times = { created_at: FieldValue.serverTimestamp(), updated_at: FieldValue.serverTimestamp() };
  const ref = database.doc(`${collection}/${randomUUID()}`);
  await ref.set({ ...fields(name), ...times, admin_id: adminId });
  return ref;
}
