import { ContactPage } from './contact-page.ts';
import { documentsWhere } from './firestore.ts';
import { test as base, expect } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

export { expect };

export const MESSAGE = 'We exhibit at CES.\nCan you build a 20 x 20 with a stage?';

/** The test of fixtures.ts with the contact section. */
export const test = base.extend<{ contact: ContactPage }>({
  contact: async ({ page }, use) => {
    await use(new ContactPage(page));
  },
});

export async function expectOneMessage(visitor: Visitor, message = MESSAGE): Promise<void> {
  const stored = await documentsWhere('contact_messages', 'email', visitor.email);
  expect(stored).toHaveLength(1);
  const { name, company, email, phone } = visitor;
  expect(stored[0]).toMatchObject({ name, company, email, phone, message });
}
