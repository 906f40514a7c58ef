/** The administrators' API in this process, with the stack's accounts and bucket and a separate Firestore project. */
import { inviteAdmin, sendPasswordLink } from '../../functions/src/access/invite-admin.ts';
import { createAdminApi } from '../../functions/src/admin-api.ts';
import type { Network } from '../../functions/src/http/guarded-fetch.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { accounts, signIn } from './accounts.ts';
import {
  CALENDAR_KEY,
  clientOf,
  type Database,
  emptyDatabase,
  initializeApp,
  NOW,
  requireOfFunctions,
  SETTINGS,
} from './api-under-test.ts';
import { serve } from './serve.ts';

const { getStorage } = requireOfFunctions(
  'firebase-admin/storage',
) as typeof import('firebase-admin/storage');

const { projectId, bucket: storageBucket } = testStackAddresses();

/** Returns a bucket of the test stack's emulator, from the functions' SDK. */
export function bucketNamed(name: string) {
  return getStorage(initializeApp({ projectId, storageBucket: name }, name)).bucket();
}

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
  await Promise.all(admitted.map((uid) => storeAdmin(db, uid)));
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

/** Stores an administrator's record, with the address for invitations if it is given. */
export async function storeAdmin(db: Database, uid: string, email?: string) {
  const record = { invited_at: NOW, way: 'invitation', sessions_from: 0, ...(email && { email }) };
  await db.doc(ADMINS.path(uid)).set(record);
}

/** Signs a demo administrator in; returns the header of the requests. */
export async function adminHeaders(email: string = DEMO_ADMINS[0].email) {
  return { authorization: `Bearer ${(await signIn(email, DEMO_ADMIN_PASSWORD)).idToken}` };
}

interface UploadOptions {
  query?: string;
  type?: string;
  route?: 'images' | 'models';
  headers?: Record<string, string>;
}

/** Uploads `body` as a demo administrator, unless other headers are given. */
export async function upload(
  { send }: Pick<ReturnType<typeof clientOf>, 'send'>,
  body: Uint8Array | string,
  {
    query = 'folder=extras&name=bar-stools',
    type = 'image/png',
    route = 'images',
    headers,
  }: UploadOptions = {},
) {
  return send(`/api/admin/${route}?${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(headers ?? (await adminHeaders())) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
}
