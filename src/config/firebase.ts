/** The Firebase project of the admin pages. None of its settings is secret: rules and functions protect the data. */
import * as z from 'zod/mini';
import { isDemoProject } from './local-site.ts';

/** The project's public settings, named as in the Firebase console, and the emulators of a local stack. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId?: string | undefined;
  /** `host:port` of each emulator; undefined for the real project. */
  readonly emulators?: { readonly auth: string; readonly firestore: string } | undefined;
}

const WHERE = `The Firebase console has them: Project settings, General, 'SDK setup and configuration', as apiKey, projectId
and, if wanted, appId (PUBLIC_FIREBASE_APP_ID). Put them into the environment or into .env (.env.example has them all), see docs/operate.md.
Local stacks set theirs, with PUBLIC_FIREBASE_AUTH_EMULATOR and PUBLIC_FIREBASE_FIRESTORE_EMULATOR.`;

const MISSING = 'is missing';
const API_KEY = /^AIza[\w-]{35}$/;
const emulator = z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be host:port of an emulator')));
const projectId = z.regex(
  /^[a-z][a-z0-9-]*$/,
  'must be the id of a project: lower-case letters, digits and hyphens',
);

/** Names as in the environment; an empty variable counts as missing. */
const environmentSchema = z
  .object({
    PUBLIC_FIREBASE_API_KEY: z.string(MISSING),
    PUBLIC_FIREBASE_PROJECT_ID: z.string(MISSING).check(projectId),
    PUBLIC_FIREBASE_APP_ID: z.optional(z.string()),
    PUBLIC_FIREBASE_AUTH_EMULATOR: emulator,
    PUBLIC_FIREBASE_FIRESTORE_EMULATOR: emulator,
  })
  .check(({ value, issues }) => {
    const auth = 'PUBLIC_FIREBASE_AUTH_EMULATOR';
    const firestore = 'PUBLIC_FIREBASE_FIRESTORE_EMULATOR';
    const addIssue = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (value[auth] && !value[firestore]) addIssue(firestore, `is missing, but ${auth} is set`);
    if (value[firestore] && !value[auth]) addIssue(auth, `is missing, but ${firestore} is set`);
    const isDemo = isDemoProject(value.PUBLIC_FIREBASE_PROJECT_ID);
    if (value[auth] && !isDemo)
      addIssue('PUBLIC_FIREBASE_PROJECT_ID', 'must begin with demo- when emulators are set');
    if (!isDemo && !API_KEY.test(value.PUBLIC_FIREBASE_API_KEY))
      addIssue('PUBLIC_FIREBASE_API_KEY', 'is no API key: those are AIza and 35 more characters');
  });

/**
 * Reads the build's Firebase settings from its environment.
 * @throws Error that names every variable that is missing or wrong, and where to get them
 */
export function firebaseSettings(env: Record<string, string | undefined>): FirebaseSettings {
  const given = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(given));
  if (error) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new Error(`The admin pages cannot be built:\n${lines.join('\n')}\n${WHERE}`);
  }
  const { PUBLIC_FIREBASE_AUTH_EMULATOR: auth, PUBLIC_FIREBASE_FIRESTORE_EMULATOR: firestore } = data;
  return {
    apiKey: data.PUBLIC_FIREBASE_API_KEY,
    projectId: data.PUBLIC_FIREBASE_PROJECT_ID,
    appId: data.PUBLIC_FIREBASE_APP_ID,
    emulators: auth && firestore ? { auth, firestore } : undefined,
  };
}

/** Returns an admin page's `connect-src` directive: sign-in, token refresh, and with `firestore` the database. */
export function connectDirective(
  { emulators }: FirebaseSettings,
  { firestore = false } = {},
): `connect-src ${string}` {
  const auth = emulators
    ? [`http://${emulators.auth}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const database = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  return `connect-src ${["'self'", ...auth, ...(firestore ? [database] : [])].join(' ')}`;
}
