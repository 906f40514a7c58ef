/** Demo administrators of a local stack (design.md section 2). They exist only in emulators. */
export const DEMO_ADMINS = [
  { uid: 'demo-admin', email: 'admin@booth.example', name: 'Alex Admin' },
  { uid: 'demo-partner', email: 'partner@booth.example', name: 'Pat Partner' },
] as const;

/** The password that they share. */
export const DEMO_ADMIN_PASSWORD = 'demo-admin-1';

/** Listed on test stacks but without accounts, for tests of sign-up and revocation and for tests that need empty lists. */
export const SPARE_ADMIN_EMAILS = [0, 1, 2, 3].map((number) => `spare-${number}@booth.example`);
