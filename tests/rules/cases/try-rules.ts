/** firestore.rules in a separate Firestore project: no other documents, requests or coverage in it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type FirestoreError, setLogLevel } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { ROOT, testStackAddresses } from '../../../scripts/stack/addresses.ts';
import { grantAdminsAccess } from './grant-admins-access.ts';
import { CALLERS, type CallerName } from './roles.ts';

/** A client's Firestore, as the tests use it. */
export type Client = ReturnType<ReturnType<RulesTestEnvironment['authenticatedContext']>['firestore']>;

export interface RulesOnTrial {
  /** The database without rules. */
  readonly database: Firestore;
  client(caller: CallerName): Client;
  /** A client that signed in at `authTime`, in seconds since 1970. */
  clientSince(caller: 'an administrator', authTime: number): Client;
  /** Replaces firestore.rules with other rules, for this project only. */
  load(source: string): Promise<void>;
  /** Address where the emulator reports which expressions were evaluated. */
  readonly coverageUrl: string;
  stop(): Promise<void>;
}

export const RULES_FILE = resolve(ROOT, 'firestore.rules');

export async function tryRules(): Promise<RulesOnTrial> {
  // The SDK logs every refusal, and refusals are what these tests are about.
  setLogLevel('silent');
  const { ports } = testStackAddresses();
  const projectId = `demo-rules-${randomUUID().slice(0, 8)}`;
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: ports.firestore, rules: readFileSync(RULES_FILE, 'utf8') },
  });
  const app = initializeApp({ projectId }, projectId);
  const database = getFirestore(app);
  await grantAdminsAccess(database);
  const clients = new Map<CallerName, Client>();

  function connect(name: CallerName): Client {
    const caller = CALLERS[name];
    const context = caller
      ? environment.authenticatedContext(caller.uid, caller.token)
      : environment.unauthenticatedContext();
    return context.firestore();
  }

  return {
    database,
    client(name) {
      const client = clients.get(name) ?? connect(name);
      clients.set(name, client);
      return client;
    },
    clientSince(name, authTime) {
      const { uid, token } = CALLERS[name];
      return environment.authenticatedContext(uid, { ...token, auth_time: authTime }).firestore();
    },
    async load(source) {
      const url = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`;
      const body = JSON.stringify({ rules: { files: [{ content: source }] } });
      const response = await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!response.ok) throw new Error(`Rules were refused: ${await response.text()}`);
    },
    coverageUrl: `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`,
    async stop() {
      await environment.cleanup();
      await deleteApp(app);
    },
  };
}

/** Returns the rules' verdict on a request, 'allowed' or 'refused'; throws any other failure. */
export async function verdictOn(request: Promise<unknown>): Promise<'allowed' | 'refused'> {
  try {
    await request;
    return 'allowed';
  } catch (error) {
    if ((error as FirestoreError).code === 'permission-denied') return 'refused';
    throw error;
  }
}
