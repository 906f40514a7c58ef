import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { Content } from '../../src/domain/content.ts';
import type { AdminPage } from './admin-page.ts';
import { database, documentsWhere } from './firestore.ts';
import { test as base } from './fixtures-admin.ts';
import { aPicture } from './pictures.ts';

export { expect };

/** The card 'Booth Designs' of a panel, located by roles and names only. */
export class DesignsCard {
  readonly panel: AdminPage;
  readonly root: Locator;

  constructor(panel: AdminPage) {
    this.panel = panel;
    this.root = panel.card('Booth Designs');
  }

  record(title: string): Locator {
    const heading = this.panel.page.getByRole('heading', { name: title, level: 3, exact: true });
    return this.root.getByRole('listitem').filter({ has: heading });
  }

  /** Opens the dialog for a new design, and fills it in. */
  async add(title: string): Promise<Locator> {
    await this.root.getByRole('button', { name: 'Add Booth Design' }).click();
    const dialog = this.panel.dialog('Add New Booth Design');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('Light and open.');
    return dialog;
  }

  async save(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Save Design' }).click();
    await this.panel.expectToast('Design added');
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

/** Returns the stored design with this title, with its id. */
export async function storedDesign(title: string) {
  const [design, ...others] = await documentsWhere('booth_designs', 'title', title);
  if (!design || others.length > 0) throw new Error(`${design ? 'Several designs' : 'No design'} ${title}`);
  return design;
}

interface ContentFixtures {
  /** Text for the titles of the test's designs; designs whose titles contain it are removed after the test. */
  readonly mark: string;
}

/** The test of fixtures-admin.ts; removes designs whose titles contain `mark`. */
export const test = base.extend<ContentFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  mark: async ({}, use) => {
    const mark = randomUUID().slice(0, 8);
    await use(mark);
    const { docs } = await database.collection('booth_designs').get();
    const marked = docs.filter((design) => String(design.get('title')).includes(mark));
    await Promise.all(marked.map(({ ref }) => ref.delete()));
  },
});
