import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { stackAddresses, stackEnvironment } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

/** The options of commands that work on a project, for `parseArgs`. */
export const PROJECT_OPTIONS = { local: { type: 'boolean' }, project: { type: 'string' } } as const;

/**
 * Runs `body` on the stack of `npm start` (`local`), on a real project with this machine's Google credentials
 * (`project`), or without either on what the environment names (FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT).
 * @throws {ExpectedError} when none of these says which project
 */
export async function onProject(
  options: { local?: boolean | undefined; project?: string | undefined },
  usage: string,
  body: (app: App) => Promise<void>,
): Promise<void> {
  if (options.local) Object.assign(process.env, stackEnvironment(stackAddresses(0)));
  const projectId = options.project ?? process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!projectId) throw new ExpectedError(`Say which project: --local or --project <id>.\n${usage}`);
  const app = initializeApp({ projectId });
  try {
    await body(app);
  } finally {
    await deleteApp(app);
  }
}
