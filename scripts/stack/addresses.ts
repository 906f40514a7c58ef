import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { isDemoProject } from '../../src/config/local-site.ts';

/** The repository's root folder, absolute. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Distance of each kind's ports from those in firebase.json without PORT_OFFSET, so that both can run at once. */
const DEFAULT_OFFSETS = { local: 0, test: 10_000 };

const { singleProjectMode: _mode, ui: _ui, ...emulators } = firebaseConfig.emulators;

export const EMULATOR_NAMES = Object.keys(emulators) as (keyof typeof emulators)[];

/**
 * Ports without an offset. firebase.json lacks the ports of the mail catcher, Astro's dev server and the test stack's
 * switchboard.
 */
const PORTS = {
  ...Object.fromEntries(EMULATOR_NAMES.map((name) => [name, emulators[name].port])),
  websocket: emulators.firestore.websocketPort,
  ...{ smtp: 1025, mail: 1080, dev: 4321, switchboard: 4600 },
} as Record<keyof typeof emulators | 'websocket' | 'smtp' | 'mail' | 'dev' | 'switchboard', number>;

export type ServiceName = keyof typeof PORTS;

/** Project, ports and folders of one local stack. */
export type StackAddresses = ReturnType<typeof stackAddresses>;

/**
 * Returns the addresses of this process's stack, at PORT_OFFSET or the kind's default. Project and folder have any other
 * offset in their names: demo-booth, demo-booth-2000, demo-booth-test, demo-booth-test-20000.
 * @param kind `local` for the stack of `npm start` and `npm run dev`, `test` for the one of `npm test`
 */
export function stackAddresses(kind: keyof typeof DEFAULT_OFFSETS) {
  const offset = Number(process.env.PORT_OFFSET ?? DEFAULT_OFFSETS[kind]);
  const shifted = Object.entries(PORTS).map(([name, port]) => [name, port + offset]);
  const ports = Object.fromEntries(shifted) as typeof PORTS;
  const suffix = offset === DEFAULT_OFFSETS[kind] ? '' : `-${offset}`;
  const projectId = `demo-booth${kind === 'test' ? '-test' : ''}${suffix}`;
  return {
    kind,
    offset,
    projectId,
    bucket: bucketOf(projectId),
    ports,
    /** Address for visitors, without a trailing slash. */
    siteUrl: `http://localhost:${ports.hosting}`,
    /** The mail catcher's page and API, without a trailing slash. */
    mailUrl: `http://localhost:${ports.mail}`,
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    /** Starts and stops the mail catcher in tests; only the test stack has one. */
    switchboardUrl: `http://127.0.0.1:${ports.switchboard}`,
    /** This stack's copy of configuration, rules, site and functions, and its logs; absolute. */
    folder: resolve(ROOT, '.local', `${kind === 'test' ? 'test' : 'main'}${suffix}`),
  };
}

/** Returns the name of a project's default bucket: deploy/create-project.sh makes the one of a real project. */
export function bucketOf(projectId: string): string {
  return `${projectId}.${isDemoProject(projectId) ? 'appspot.com' : 'firebasestorage.app'}`;
}

/** Returns the addresses of this process's test stack. */
export function testStackAddresses(): StackAddresses {
  return stackAddresses('test');
}

/** Returns the log files of the product's code on a stack; creates their folder. */
export function logFilesOf({ folder }: StackAddresses) {
  mkdirSync(folder, { recursive: true });
  return {
    /** Log of the emulators, including the functions that run in them. */
    emulators: resolve(folder, 'emulators.log'),
    /** Log of the separate processes that tests start with the product's code. */
    processes: resolve(folder, 'processes.log'),
    /** Log of the product's code in the tests' processes. */
    inTests: resolve(folder, 'in-tests.log'),
    /** Log of the queries of functions and panel, without their values. */
    queries: resolve(folder, 'queries.log'),
  };
}

/** Returns environment variables that point Firebase's SDKs at a stack's emulators. */
export function stackEnvironment({ projectId, bucket, ports }: StackAddresses): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    // Otherwise client libraries search and wait for a metadata server
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Returns environment variables for a build of the site for a stack. */
export function siteEnvironment({ projectId, ports, siteUrl }: StackAddresses): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    PUBLIC_FIREBASE_API_KEY: 'local',
    PUBLIC_FIREBASE_PROJECT_ID: projectId,
    PUBLIC_FIREBASE_AUTH_EMULATOR: `127.0.0.1:${ports.auth}`,
    PUBLIC_FIREBASE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}
