import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

const DRAFT_KEY = 'booth-studio:contact-draft:v1';

export type FieldName = 'Name' | 'Company' | 'Email' | 'Phone' | 'Message';

function valuesOf({ name, company, email, phone }: Visitor, message: string) {
  const values = { Name: name, Company: company, Email: email, Phone: phone, Message: message };
  return Object.entries(values) as [FieldName, string][];
}

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
    for (const [name, value] of valuesOf(visitor, message)) await this.field(name).fill(value);
  }

  async expectFilled(visitor: Visitor, message: string): Promise<void> {
    for (const [name, value] of valuesOf(visitor, message)) await expect(this.field(name)).toHaveValue(value);
  }

  /** The text of the draft in the browser's storage; null without one. */
  storedDraft(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
  }
}
