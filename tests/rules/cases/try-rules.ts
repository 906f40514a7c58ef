/** firestore.rules in a separate Firestore project: no other documents, requests or coverage in it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type FirestoreError, setLogLevel } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { ROOT, testStackAddresses } from '../../../scripts/stack/addresses.ts';
import { CALLERS, type CallerName, grantAdminsAccess } from './roles.ts';

export type Client = ReturnType<ReturnType<RulesTestEnvironment['authenticatedContext']>['firestore']>;

export const RULES_FILE = resolve(ROOT, 'firestore.rules');

/** Starts a test file's project, which ends with the file. */
export async function tryRules() {
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

  afterAll(async () => {
    await environment.cleanup();
    await deleteApp(app);
  });
  return {
    database,
    client(name: CallerName): Client {
      const client = clients.get(name) ?? connect(name);
      clients.set(name, client);
      return client;
    },
    /** Returns a client that signed in at `authTime`, in seconds since 1970. */
    clientSince(name: 'an administrator', authTime: number): Client {
      const { uid, token } = CALLERS[name];
      return environment.authenticatedContext(uid, { ...token, auth_time: authTime }).firestore();
    },
    /** Replaces firestore.rules with other rules, for this project only. */
    async load(source: string): Promise<void> {
      const url = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`;
      const body = JSON.stringify({ rules: { files: [{ content: source }] } });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'PUT', headers, body });
      if (!response.ok) throw new Error(`Rules were refused: ${await response.text()}`);
    },
    /** Address where the emulator reports which expressions were evaluated. */
    coverageUrl: `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`,
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
