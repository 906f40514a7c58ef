import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Storage key of the contact form's draft. */
const DRAFT_KEY = 'booth-studio:contact-draft:v1';

export type FieldName = 'Name' | 'Company' | 'Email' | 'Phone' | 'Message';

/** The contact section, located by roles and names only. */
export class ContactPage {
  readonly page: Page;
  readonly root: Locator;
  readonly form: Locator;
  /** The button, regardless of its text. */
  readonly button: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'Talk to an expert' });
    this.form = this.root.getByRole('form', { name: 'Send us a message' });
    this.button = this.form.getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });
    this.thanks = this.root.getByRole('heading', { name: 'Thank you for your message' });
  }

  /** Goes to the form and waits until it can be sent. */
  async open(): Promise<void> {
    await this.page.goto('/#contact');
    await this.isAlive();
  }

  async isAlive(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.button).toBeEnabled();
  }

  field(name: FieldName): Locator {
    return this.form.getByRole('textbox', { name });
  }

  async fill(visitor: Visitor, message: string): Promise<void> {
    await this.field('Name').fill(visitor.name);
    await this.field('Company').fill(visitor.company);
    await this.field('Email').fill(visitor.email);
    await this.field('Phone').fill(visitor.phone);
    await this.field('Message').fill(message);
  }

  async expectFilled(visitor: Visitor, message: string): Promise<void> {
    await expect(this.field('Name')).toHaveValue(visitor.name);
    await expect(this.field('Company')).toHaveValue(visitor.company);
    await expect(this.field('Email')).toHaveValue(visitor.email);
    await expect(this.field('Phone')).toHaveValue(visitor.phone);
    await expect(this.field('Message')).toHaveValue(message);
  }

  /** The text of the draft in the browser's storage; null without one. */
  storedDraft(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
  }
}
