/**
 * Where the admin pages find the Firebase project: from the build's PUBLIC_ variables, or, on this very machine, the
 * emulators of the local stack that served the page. Nothing here is secret; the rules and the functions decide.
 */

/** Port of the local site in firebase.json; a stack beside it has all its ports moved by the same number. */
const LOCAL_SITE_PORT = 5050;
const LOCAL_AUTH_PORT = 9099;
const LOCAL_FIRESTORE_PORT = 8080;
const EMULATOR_HOST = '127.0.0.1';

/** The project's public settings, as the Firebase console names them. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId?: string;
}

/** Addresses of a local stack's emulators. */
export interface Emulators {
  readonly host: string;
  readonly authPort: number;
  readonly firestorePort: number;
}

type Place = Pick<URL, 'hostname' | 'port'>;

/** The emulators to talk to from a page at `place`; null where the real project is meant. */
export function emulatorsFor({ hostname, port }: Place): Emulators | null {
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return null;
  const offset = stackOffset(port);
  return {
    host: EMULATOR_HOST,
    authPort: LOCAL_AUTH_PORT + offset,
    firestorePort: LOCAL_FIRESTORE_PORT + offset,
  };
}

/** The settings of the project that a page at `place` belongs to. */
export function firebaseSettings(place: Place, env: Record<string, unknown>): FirebaseSettings {
  if (emulatorsFor(place)) return { apiKey: 'local', projectId: localProjectId(stackOffset(place.port)) };
  const { PUBLIC_FIREBASE_API_KEY, PUBLIC_FIREBASE_PROJECT_ID, PUBLIC_FIREBASE_APP_ID } = env;
  if (!PUBLIC_FIREBASE_API_KEY || !PUBLIC_FIREBASE_PROJECT_ID) {
    throw new Error('The site was built without PUBLIC_FIREBASE_API_KEY and PUBLIC_FIREBASE_PROJECT_ID.');
  }
  return {
    apiKey: String(PUBLIC_FIREBASE_API_KEY),
    projectId: String(PUBLIC_FIREBASE_PROJECT_ID),
    ...(PUBLIC_FIREBASE_APP_ID ? { appId: String(PUBLIC_FIREBASE_APP_ID) } : {}),
  };
}

/**
 * The `connect-src` directive of the admin pages of a site at `site`: sign-in, token refresh, and with `firestore` the
 * database. The public pages have no need of it.
 */
export function connectDirective(site: Place, { firestore = false } = {}): `connect-src ${string}` {
  const emulators = emulatorsFor(site);
  const auth = emulators
    ? [`http://${emulators.host}:${emulators.authPort}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const database = emulators
    ? `http://${emulators.host}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';
  return `connect-src ${["'self'", ...auth, ...(firestore ? [database] : [])].join(' ')}`;
}

/** How far a local stack's ports lie above those of `npm start`; Astro's dev server (4321) stands before that one. */
function stackOffset(port: string): number {
  return Math.max(0, Number(port) - LOCAL_SITE_PORT);
}

/** The project id of a local stack, as in scripts/stack/addresses.ts. */
function localProjectId(offset: number): string {
  if (offset === 0) return 'demo-booth';
  return offset === 10_000 ? 'demo-booth-test' : `demo-booth-test-${offset}`;
}
