/**
 * The API in this process, on a separate Firestore project in the test stack's emulator, so that tests do not see each
 * other's data.
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, onTestFinished } from 'vitest';
import { createApi } from '../../functions/src/api.ts';
import type { ApiDependencies } from '../../functions/src/http/serve.ts';
import { stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import type { CollectionName } from '../../src/domain/records/records.ts';
import { expectDescribed } from './described-answer.ts';
import { serve } from './serve.ts';

Object.assign(process.env, stackEnvironment(testStackAddresses()));

/** The functions' copy of the SDK, which does not accept values from another copy. */
export const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
export const { initializeApp, deleteApp } = requireOfFunctions(
  'firebase-admin/app',
) as typeof import('firebase-admin/app');
const { getFirestore, Timestamp } = requireOfFunctions(
  'firebase-admin/firestore',
) as typeof import('firebase-admin/firestore');

export { Timestamp };

export type Database = ApiDependencies['db'];

/** A Saturday morning in New York: 9:00 AM (GMT-5). */
export const NOW = new Date('2026-11-21T14:00:00Z');

export const TEAM = 'team@booth.example';

export const SETTINGS: ApiDependencies['settings'] = {
  siteUrl: 'https://booth.example',
  mailFrom: 'Booth Studio <hello@booth.example>',
  teamEmail: TEAM,
  requestsPerHour: 10_000,
  totalRequestsPerHour: 10_000,
  trustedProxies: 0,
  echoKey: '',
  appCheck: false,
  mailPauses: { minSeconds: 10, maxSeconds: 900 },
  copySeconds: 2,
  undoSeconds: 12,
  confirmAbovePerHour: null,
  quoteMailMinutes: 0,
  meetingNoticeHours: 4,
  meetingHorizonDays: 60,
};

export const CALENDAR_KEY = Buffer.alloc(32, 7).toString('base64');

/** A response of the API; `text` is its body, byte for byte. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check the JSON that a client receives
  readonly json: any;
}

/** Returns the empty database of a new project; closed when the test ends. */
export function emptyDatabase(projectId = `demo-api-${randomUUID().slice(0, 8)}`): Database {
  const app = initializeApp({ projectId }, projectId);
  onTestFinished(() => deleteApp(app));
  return getFirestore(app);
}

/** Starts the API for one test. `now` stands still unless the test moves it. */
export async function startApi(
  changes: {
    now?: Date;
    db?: Database;
    bucket?: ApiDependencies['bucket'];
    settings?: Partial<ApiDependencies['settings']>;
    verifyAppCheck?: ApiDependencies['verifyAppCheck'];
    network?: ApiDependencies['network'];
  } = {},
) {
  const db = changes.db ?? emptyDatabase();
  const time = { now: changes.now ?? NOW };
  const origin = await serve(
    createApi({
      db,
      bucket: changes.bucket ?? (() => expect.fail('This test has no bucket')),
      clock: () => time.now,
      settings: { ...SETTINGS, ...changes.settings },
      calendarKey: () => CALENDAR_KEY,
      admins: () => new Set(['admin@booth.example']),
      verifyAppCheck: changes.verifyAppCheck,
      network: changes.network,
    }),
  );
  return { db, time, origin, ...clientOf(origin) };
}

/** Returns a client of the site at `origin`. A POST has a new key unless the test gives one. */
export function clientOf(origin: string) {
  async function send(path: string, init: RequestInit): Promise<ApiAnswer> {
    const response = await fetch(origin + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: ApiAnswer = {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text ? JSON.parse(text) : null,
    };
    expectDescribed(path, init.method ?? 'GET', answer);
    return answer;
  }
  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (path: string, body: unknown, key: string = randomUUID(), headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-idempotency-key': key, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

export async function documentsOf(db: Database, collection: CollectionName) {
  return fieldsIn(await db.collection(collection).get());
}

/** Like `documentsOf`, for several collections at one moment: a request that was told to retry may still be running. */
export async function documentsTogether(db: Database, ...collections: CollectionName[]) {
  const snapshots = await db.runTransaction(
    (transaction) => Promise.all(collections.map((name) => transaction.get(db.collection(name)))),
    { readOnly: true },
  );
  return snapshots.map(fieldsIn);
}

function fieldsIn({ docs }: Awaited<ReturnType<ReturnType<Database['collection']>['get']>>) {
  return docs.map((document) => ({ ...document.data(), id: document.id }) as Record<string, unknown>);
}
