import { expect, type Locator, type Page } from '@playwright/test';
import type { Content } from '../../src/domain/content.ts';
import { scrollToIsland, waitForHydration } from './islands.ts';

/** The gallery of reference projects, located by roles and names. */
export class GalleryPage {
  readonly page: Page;
  readonly root: Locator;
  readonly cards: Locator;
  readonly companies: Locator;
  /** A project's dialog; the full-screen picture is another one. */
  readonly dialog: Locator;
  readonly viewer: Locator;
  /** The full-screen picture; adjacent ones are inert. */
  readonly viewedImage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'Reference Projects' });
    this.cards = this.root.getByRole('listitem');
    this.companies = this.cards.getByRole('heading', { level: 3 });
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
    this.viewer = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Close full screen' }) })
      .last();
    this.viewedImage = this.viewer.locator('[role=group]:not([inert]) img:visible');
  }

  /** Goes to the gallery, with a query such as '?size=10x10', and waits until it responds. */
  async open(query = ''): Promise<void> {
    await this.showDemoContentOnly();
    await this.page.goto(`/${query}#reference-projects`);
    await waitForHydration(this.root);
  }

  /** Filters out records that tests of the panel publish meanwhile on the same stack, by their random ids. */
  async showDemoContentOnly(change: (content: Content) => Content = (content) => content): Promise<void> {
    const response = await this.page.request.get('/api/content');
    const content = (await response.json()) as Content;
    // The projects of a test stack are fewer than the content's first ones, so it has no counts
    const json = change({
      ...content,
      booth_designs: content.booth_designs.filter(isOfTheDemo),
      extras: content.extras.filter(isOfTheDemo),
      reference_projects: content.reference_projects.filter(isOfTheDemo),
    });
    await this.page.route('**/api/content', (route) => route.fulfill({ json }));
  }

  /** Scrolls to the gallery and waits until it responds. */
  async isAlive(): Promise<void> {
    await scrollToIsland(this.root);
  }

  link(company: string): Locator {
    return this.root.getByRole('link', { name: `View project: ${company}` });
  }

  async openProject(company: string): Promise<void> {
    await this.link(company).click();
    await this.expectProject(company);
  }

  async expectProject(company: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { level: 2 })).toHaveText(company);
  }

  dialogButton(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  tab(name: string): Locator {
    return this.dialog.getByRole('tab', { name });
  }

  /** Locates the slide in view; its picture is a button. */
  slide(label: string): Locator {
    return this.dialog.getByRole('group', { name: new RegExp(`^Picture \\d of \\d: ${label}$`) });
  }

  /** Expects that the viewer shows this picture. */
  async expectPicture(label: string): Promise<void> {
    await expect(this.viewer.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`: ${label}$`));
  }
}

const RANDOM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isOfTheDemo({ id }: { id: string }): boolean {
  return !RANDOM_ID.test(id);
}
