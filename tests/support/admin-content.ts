import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import type { Content } from '../../src/domain/content.ts';
import type { AdminPage } from './admin-page.ts';
import { database, documentsWhere } from './firestore.ts';
import { test as base } from './fixtures-admin.ts';
import { storeExtra } from './payloads.ts';
import { aPicture } from './pictures.ts';

export { expect };

/** The content cards, each with heading, button and the field that names a record. */
const CARDS = {
  extras: { heading: 'Extras Management', add: 'Add Extra', named: 'name' },
  reference_projects: {
    heading: 'Reference Projects',
    add: 'Add Reference Project',
    named: 'company_name',
  },
  booth_designs: { heading: 'Booth Designs', add: 'Add Booth Design', named: 'title' },
} as const;

type ContentCollection = keyof typeof CARDS;

/** A content card of a panel, located by roles and names only. */
export class ContentCard {
  readonly panel: AdminPage;
  readonly root: Locator;
  private readonly addLabel: string;

  constructor(panel: AdminPage, collection: ContentCollection) {
    this.panel = panel;
    this.root = panel.card(CARDS[collection].heading);
    this.addLabel = CARDS[collection].add;
  }

  record(name: string): Locator {
    const heading = this.panel.page.getByRole('heading', { name, level: 3, exact: true });
    return this.root.getByRole('listitem').filter({ has: heading });
  }

  async add(title: string): Promise<Locator> {
    await this.root.getByRole('button', { name: this.addLabel }).click();
    return this.panel.dialog(title);
  }

  async edit(name: string, title: string): Promise<Locator> {
    await this.root.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    return this.panel.dialog(title);
  }

  async delete(name: string, button: string): Promise<void> {
    await this.root.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await this.panel.alert(`Delete “${name}”?`).getByRole('button', { name: button, exact: true }).click();
  }
}

/** Returns a picture for a file input; each has different content. */
export async function pictureFile(name: `${string}.${'jpg' | 'png' | 'webp'}`, width = 640, height = 480) {
  const picture = aPicture(width, height);
  const format = name.endsWith('.jpg') ? 'jpeg' : name.endsWith('.png') ? 'png' : 'webp';
  return { name, mimeType: `image/${format}`, buffer: await picture.toFormat(format).toBuffer() };
}

/** Waits until the picture is visible, not just its placeholder. */
export async function expectShown(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

/** Returns the published content; edits show in it within two seconds. */
export async function publishedContent(request: APIRequestContext): Promise<Content> {
  const response = await request.get('/api/content');
  return (await response.json()) as Content;
}

export async function storedRecord(collection: ContentCollection, name: string) {
  const [record, ...others] = await documentsWhere(collection, CARDS[collection].named, name);
  if (!record || others.length > 0)
    throw new Error(`${record ? 'More than one' : 'No'} record ${name} in ${collection}`);
  return record;
}

/** Stores an extra of the first demo administrator, last in the list; returns its id. */
export async function storeOwnExtra(name: string, { id = randomUUID(), ...changes }: DocumentData = {}) {
  await storeExtra(database, id, { name, admin_id: DEMO_ADMINS[0].uid, sort_order: 90_000, ...changes });
  return id as string;
}

interface ContentFixtures {
  /** Text for the names of the test's records; records that contain it are removed after the test. */
  readonly mark: string;
}

/** The test of fixtures-admin.ts; removes content records whose names contain `mark`. */
export const test = base.extend<ContentFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  mark: async ({}, use) => {
    const mark = randomUUID().slice(0, 8);
    await use(mark);
    for (const [collection, { named }] of Object.entries(CARDS)) {
      const { docs } = await database.collection(collection).get();
      const marked = docs.filter((record) => String(record.get(named)).includes(mark));
      await Promise.all(marked.map((record) => record.ref.delete()));
    }
  },
});
