import type { Page } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { AdminPage } from './admin-page.ts';
import { test as base, expect } from './fixtures.ts';

export { expect };

const { ports } = testStackAddresses();

/** The emulators that the admin pages talk to; every other foreign address stays forbidden. */
const EMULATORS = new RegExp(
  `^foreign request: http://127\\.0\\.0\\.1:(?:${ports.auth}|${ports.firestore})/`,
);

/** Playwright's trace reads previews of chosen files anew, which the policy refuses; the pages never do that. */
const TRACED_PREVIEW = /Connecting to 'blob:|connect-src refused blob/;

interface AdminFixtures {
  /** The admin pages, where nobody has signed in yet. */
  readonly adminPage: AdminPage;
  /** The panel of the first demo administrator. */
  readonly panel: AdminPage;
  /** Opens the panel as another demo administrator, in a browser of its own. */
  readonly anotherPanel: (email?: string) => Promise<AdminPage>;
}

/** The test of fixtures.ts with the admin pages. */
export const test = base.extend<AdminFixtures>({
  adminPage: async ({ page, allowProblems }, use) => {
    allowProblems(EMULATORS, TRACED_PREVIEW);
    await use(new AdminPage(page));
  },
  panel: async ({ adminPage }, use) => {
    await adminPage.signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
    await use(adminPage);
  },
  anotherPanel: async ({ anotherVisitor, allowProblems }, use) => {
    allowProblems(EMULATORS, TRACED_PREVIEW);
    await use(async (email = DEMO_ADMINS[1].email) => {
      const { page }: { page: Page } = await anotherVisitor();
      const panel = new AdminPage(page);
      await panel.signIn(email, DEMO_ADMIN_PASSWORD);
      return panel;
    });
  },
});
