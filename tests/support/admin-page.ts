import { expect, type Locator, type Page } from '@playwright/test';
import { SECTION_NAMES, type Section } from '../../src/features/admin/place/place.ts';
import type { StoredSession } from './stored-session.ts';

/** A group of the settings; they open with 'Meetings'. */
export type SettingsGroup = 'Company and prices' | 'Connections';

/** The pages /auth and /admin, located by roles and names only. */
export class AdminPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password');
    this.title = page.getByRole('heading', { name: 'Admin Panel', level: 1 });
  }

  /** Opens the panel with a session made without the form, and waits for it. */
  async enter(session: StoredSession, section: Section = 'today'): Promise<void> {
    await this.page.context().setStorageState(session);
    await this.page.goto(`/admin#${section}`);
    await this.isOpen();
  }

  async submitCredentials(button: 'Sign In' | 'Sign Up', email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Goes to a section of the panel by its tab, or by the account's menu, and waits for its lists. */
  async show(section: Section, group?: SettingsGroup): Promise<void> {
    if (section === 'settings') {
      await this.inAccount(SECTION_NAMES.settings);
      if (group) await this.page.getByRole('button', { name: group, exact: true }).click();
    } else {
      const tabs = this.page.getByRole('navigation', { name: 'Sections' });
      await tabs.getByRole('link', { name: SECTION_NAMES[section] }).click();
    }
    await this.isOpen();
  }

  /** Signs out: by the bar's button, or in narrow windows in the account's menu. */
  async signOut(): Promise<void> {
    const { width = 0 } = this.page.viewportSize() ?? {};
    if (width < 768) await this.inAccount('Sign Out');
    else await this.page.getByRole('button', { name: 'Sign Out' }).click();
  }

  async inAccount(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Account' }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Waits for the panel, and for all lists of its section. */
  async isOpen(): Promise<void> {
    await expect(this.title).toBeVisible();
    await expect(this.page.getByRole('region', { name: / section$/ })).toBeVisible();
    await expect(this.page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  alert(name: string | RegExp): Locator {
    return this.page.getByRole('alertdialog', { name });
  }

  /** Expects a toast; the text is the description's. */
  async expectToast(title: string, text?: string | RegExp): Promise<Locator> {
    const toast = this.page.locator('li[data-state="open"]').filter({ hasText: title }).last();
    await expect(toast).toBeVisible();
    if (text) await expect(toast).toContainText(text);
    return toast;
  }
}
