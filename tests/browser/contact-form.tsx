import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ContactForm } from '../../src/features/contact/ContactForm.tsx';
import { hydrate, unmountHydrated } from './hydrate.tsx';

/** Storage key of the contact form's draft. */
const DRAFT_KEY = 'booth-studio:contact-draft:v1';

export const SEND_MESSAGE = 'POST /api/send-contact-email';

export type FieldName = 'Name' | 'Company' | 'Email' | 'Phone' | 'Message';

/** A visitor's message that the form accepts. */
export const MESSAGE: Record<FieldName, string> = {
  Name: 'Vera Visitor',
  Company: 'Acme & Sons',
  Email: 'vera@visitor.example',
  Phone: '+1 555 010 0199',
  Message: 'We exhibit at CES.\nCan you build a 20 x 20 with a stage?',
};

const root = page.getByRole('region', { name: 'Talk to an expert' });
const form = root.getByRole('form', { name: 'Send us a message' });

/** The contact form, located by roles and names only. */
export const contactForm = {
  form,
  heading: form.getByRole('heading', { name: 'Send us a message' }),
  /** The button, regardless of its text. */
  button: form.getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ }),
  thanks: page.getByRole('heading', { name: 'Thank you for your message' }),
  /** The colored box next to the form. */
  notice: root.getByRole('alert'),

  field(name: FieldName): Locator {
    return form.getByRole('textbox', { name });
  },

  /** Renders the form, with the rest of the page, and waits until it can be sent. */
  async open(above?: ReactNode): Promise<void> {
    await hydrate(
      <>
        {above}
        <section aria-label="Talk to an expert">
          <ContactForm />
        </section>
      </>,
    );
    await expect.element(contactForm.button).toBeEnabled();
  },

  /** Leaves the page and returns: only stored data survives. */
  async reload(): Promise<void> {
    await unmountHydrated();
    await contactForm.open();
  },

  async fill(message: Partial<Record<FieldName, string>> = MESSAGE): Promise<void> {
    for (const [name, text] of Object.entries(message)) {
      await contactForm.field(name as FieldName).fill(text);
    }
  },

  async expectFilled(message: Partial<Record<FieldName, string>> = MESSAGE): Promise<void> {
    for (const [name, text] of Object.entries(message)) {
      await expect.element(contactForm.field(name as FieldName)).toHaveValue(text);
    }
  },

  async expectEmpty(): Promise<void> {
    await contactForm.expectFilled({ Name: '', Company: '', Email: '', Phone: '', Message: '' });
  },

  plantDraft(text: string): void {
    localStorage.setItem(DRAFT_KEY, text);
  },

  /** The text of the draft in the browser's storage; null without one. */
  storedDraft(): string | null {
    return localStorage.getItem(DRAFT_KEY);
  },
};
