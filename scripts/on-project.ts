import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { isDemoProject } from '../src/config/local-site.ts';
import { bucketOf, stackAddresses, stackEnvironment } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

export const PROJECT_OPTIONS = { local: { type: 'boolean' }, project: { type: 'string' } } as const;

/**
 * Runs `body` on the stack of `npm start` (`local`, at PORT_OFFSET), on a project with this machine's Google credentials (`project`),
 * or by default on the project that the environment names (GCLOUD_PROJECT and the emulator hosts). Prints its choice
 * to stderr.
 * @throws {ExpectedError} if no project is named
 */
export async function onProject(
  options: { local?: boolean | undefined; project?: string | undefined },
  usage: string,
  body: (app: App) => Promise<void>,
): Promise<void> {
  if (options.local && options.project) throw new ExpectedError(`Either --local or --project.\n${usage}`);
  if (options.local) Object.assign(process.env, stackEnvironment(stackAddresses('local')));
  const projectId = options.project ?? process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!projectId) throw new ExpectedError(`Give the project: --local or --project <id>.\n${usage}`);
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  if (emulator && !isDemoProject(projectId)) {
    throw new ExpectedError(
      `FIRESTORE_EMULATOR_HOST is set, but ${projectId} is not an emulated project: unset it.`,
    );
  }
  console.error(`Project ${projectId}${emulator ? `, emulated at ${emulator}` : ''}`);
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) });
  try {
    await body(app);
  } finally {
    await deleteApp(app);
  }
}
