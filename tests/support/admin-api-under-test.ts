/** The administrators' API in this process, with the stack's accounts and bucket and a separate Firestore project. */
import { createRequire } from 'node:module';
import { inviteAdmin, sendPasswordLink } from '../../functions/src/access/invite-admin.ts';
import { createAdminApi } from '../../functions/src/admin-api.ts';
import type { Network } from '../../functions/src/http/guarded-fetch.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { accounts, signIn } from './accounts.ts';
import { CALENDAR_KEY, clientOf, type Database, emptyDatabase, NOW, SETTINGS } from './api-under-test.ts';
import { serve } from './serve.ts';

const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const { initializeApp } = requireOfFunctions('firebase-admin/app') as typeof import('firebase-admin/app');
const { getStorage } = requireOfFunctions(
  'firebase-admin/storage',
) as typeof import('firebase-admin/storage');

const { projectId, bucket: storageBucket } = testStackAddresses();

/** Returns a bucket of the test stack's emulator, from the functions' SDK. */
export function bucketNamed(name: string) {
  return getStorage(initializeApp({ projectId, storageBucket: name }, name)).bucket();
}

/** The test stack's bucket. */
export const bucket = bucketNamed(storageBucket);

/**
 * Starts the API for one test. It admits the `admitted` accounts, `queued` lists queued mails, and `time` stands still
 * unless the test moves it.
 */
export async function startAdminApi({
  admins = ['admin@booth.example'],
  db = emptyDatabase(),
  admitted = [DEMO_ADMINS[0].uid],
  network,
}: {
  admins?: readonly string[];
  db?: Database;
  admitted?: readonly string[];
  network?: Network;
} = {}) {
  const record = { invited_at: NOW, way: 'invitation', sessions_from: 0 };
  await Promise.all(admitted.map((uid) => db.doc(ADMINS.path(uid)).set(record)));
  const sendLink = (email: string) => sendPasswordLink(projectId, email);
  const queued: string[] = [];
  const time = { now: NOW };
  const origin = await serve(
    createAdminApi({
      db,
      timeOf: () => time.now,
      bucket: () => bucket,
      verifyIdToken: (token) => accounts.verifyIdToken(token, true),
      admins: () => new Set(admins),
      hasRecord: async (uid) => (await db.doc(ADMINS.path(uid)).get()).exists,
      invite: (email) => inviteAdmin({ auth: accounts, db, sendLink }, email, 'sign-up'),
      enqueue: async ({ id: mailId }) => {
        queued.push(mailId);
      },
      enqueueDelivery: async ({ id }) => {
        queued.push(id);
      },
      settings: SETTINGS,
      calendarKey: () => CALENDAR_KEY,
      clock: () => time.now,
      network,
    }),
  );
  return { db, queued, time, ...clientOf(origin) };
}

/** Signs a demo administrator in; returns the header of the requests. */
export async function adminHeaders(email: string = DEMO_ADMINS[0].email) {
  return { authorization: `Bearer ${(await signIn(email, DEMO_ADMIN_PASSWORD)).idToken}` };
}

interface UploadOptions {
  query?: string;
  type?: string;
  route?: 'images' | 'models';
}

/** Uploads `body` with `token` as the bearer token. */
export function upload(
  { send }: Pick<ReturnType<typeof clientOf>, 'send'>,
  token: string | undefined,
  body: Uint8Array | string,
  { query = 'folder=extras&name=bar-stools', type = 'image/png', route = 'images' }: UploadOptions = {},
) {
  return send(`/api/admin/${route}?${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
}
