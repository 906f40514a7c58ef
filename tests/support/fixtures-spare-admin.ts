import { randomUUID } from 'node:crypto';
import { SPARE_ADMIN_EMAILS } from '../../scripts/stack/demo-admins.ts';
import { accounts, grantPanelAccess, PASSWORD, removeAccount } from './accounts.ts';
import type { AdminPage } from './admin-page.ts';
import { database } from './firestore.ts';
import { test as base, expect } from './fixtures-admin.ts';
import { createStoredSession } from './stored-session.ts';

export { expect };

/** An administrator for one test, who owns nothing at first. */
export interface SpareAdmin {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

interface SpareAdminFixtures {
  /** A listed address without an account; any account that the test makes for it is removed. */
  readonly spareAddress: string;
  /** An administrator's account with that address; its extras are removed with it. */
  readonly spareAdmin: SpareAdmin;
  /** The panel of that administrator. */
  readonly sparePanel: AdminPage;
}

/** The test of fixtures-admin.ts with an administrator whose rights and records a test may break. */
export const test = base.extend<SpareAdminFixtures>({
  spareAddress: async ({ context }, use, { parallelIndex }) => {
    const email = SPARE_ADMIN_EMAILS[parallelIndex % SPARE_ADMIN_EMAILS.length] ?? '';
    await removeAccount(email);
    await use(email);
    // A panel that is still loading its lists would log that they are refused
    await Promise.all(context.pages().map((page) => page.close()));
    await removeAccount(email);
  },
  spareAdmin: async ({ spareAddress: email }, use) => {
    const uid = `spare-${randomUUID()}`;
    await accounts.createUser({ uid, email, emailVerified: true, password: PASSWORD });
    await grantPanelAccess(uid);
    await use({ uid, email, password: PASSWORD });
    const { docs } = await database.collection('extras').where('admin_id', '==', uid).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  },
  sparePanel: async ({ adminPage, spareAdmin: { email, password }, section }, use) => {
    await adminPage.enter(await createStoredSession(email, password), section);
    await use(adminPage);
  },
});
