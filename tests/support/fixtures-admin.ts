import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import type { Section } from '../../src/features/admin/place/place.ts';
import { AdminPage } from './admin-page.ts';
import { test as base, expect } from './fixtures.ts';
import { createStoredSession, type StoredSession } from './stored-session.ts';

export { expect };

const { ports } = testStackAddresses();

/** The emulators that the admin pages use; every other foreign address stays forbidden. */
const EMULATORS = new RegExp(
  `^foreign request: http://127\\.0\\.0\\.1:(?:${ports.auth}|${ports.firestore})/`,
);

/** Playwright's trace reads previews of chosen files again, which the policy blocks; the pages do not do that. */
const TRACED_PREVIEW = /Connecting to 'blob:|connect-src refused blob/;

interface AdminFixtures {
  /** The section in which panels open. */
  readonly section: Section;
  /** The admin pages, with no one signed in yet. */
  readonly adminPage: AdminPage;
  /** The panel of the first demo administrator. */
  readonly panel: AdminPage;
  /** Opens the panel as another demo administrator, in a new browser context. */
  readonly anotherPanel: (email?: string) => Promise<AdminPage>;
}

interface AdminWorkerFixtures {
  /** Returns a demo administrator's session; each signs in once per worker. */
  readonly demoSession: (email: string) => Promise<StoredSession>;
}

/** The test of fixtures.ts with the admin pages. */
export const test = base.extend<AdminFixtures, AdminWorkerFixtures>({
  demoSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const sessions = new Map<string, Promise<StoredSession>>();
      await use((email) => {
        const session = sessions.get(email) ?? createStoredSession(email, DEMO_ADMIN_PASSWORD);
        sessions.set(email, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  section: ['today', { option: true }],
  adminPage: async ({ page, allowProblems }, use) => {
    allowProblems(EMULATORS, TRACED_PREVIEW);
    await use(new AdminPage(page));
  },
  panel: async ({ adminPage, demoSession, section }, use) => {
    await adminPage.enter(await demoSession(DEMO_ADMINS[0].email), section);
    await use(adminPage);
  },
  anotherPanel: async ({ anotherVisitor, demoSession, allowProblems, section }, use) => {
    allowProblems(EMULATORS, TRACED_PREVIEW);
    await use(async (email = DEMO_ADMINS[1].email) => {
      const { page } = await anotherVisitor();
      const panel = new AdminPage(page);
      await panel.enter(await demoSession(email), section);
      return panel;
    });
  },
});
