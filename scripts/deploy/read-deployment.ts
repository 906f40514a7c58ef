import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { execa } from 'execa';
import { buildEnvironment } from '../../src/config/build-environment.ts';
import { ROOT } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';

export const DIST = join(ROOT, 'dist');
export const FUNCTIONS = join(ROOT, 'functions');

export type Variables = Readonly<Record<string, string | undefined>>;

/** A function in the manifest that Firebase reads. */
interface Endpoint {
  readonly httpsTrigger?: object | undefined;
  readonly taskQueueTrigger?: object | undefined;
  readonly eventTrigger?: { readonly retry?: boolean | undefined } | undefined;
}

export interface Manifest {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly params: readonly { readonly name: string; readonly type: string; readonly default?: unknown }[];
}

export type FirebaseFile = typeof import('../../firebase.json');

/** The input of all checks before the site is built. */
export type Deployment = Awaited<ReturnType<typeof readDeployment>>;

/** Reads the input of the checks. Needs the built functions. */
export async function readDeployment(project: string) {
  const { stdout: changes } = await execa('git', ['status', '--porcelain'], { cwd: ROOT });
  return {
    project,
    /** Paths that differ from the current commit or are untracked. */
    changed: changes.split('\n').flatMap((line) => (line.trim() ? [line.slice(3)] : [])),
    pagesProject: pagesProject(project),
    /** Values of the functions' parameters. */
    parameters: { ...readVariables('.env'), ...readVariables(`.env.${project}`) } as Variables,
    manifest: await readManifest(project),
  };
}

function readVariables(name: string): Variables {
  const file = join(FUNCTIONS, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Returns the id of the project that the pages will use, by the settings of `project` if it is given. */
export function pagesProject(project?: string): string {
  return pagesSettings(project)['PUBLIC_FIREBASE_PROJECT_ID']?.trim() ?? '';
}

/**
 * Returns the settings of the pages' build.
 * @throws {ExpectedError} if two files give different addresses
 */
export function pagesSettings(project?: string): Variables {
  const environment = project ? { ...process.env, BUILD_PROJECT: project } : process.env;
  try {
    return buildEnvironment(pathToFileURL(`${DIST}/`), environment);
  } catch (error) {
    throw new ExpectedError((error as Error).message);
  }
}

/** Returns the functions built in `folder`, as the Firebase tool sees them. */
export async function readManifest(project: string, folder = FUNCTIONS): Promise<Manifest> {
  const script = join(FUNCTIONS, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const output = join(ROOT, '.local/functions-manifest.json');
  const env = { FUNCTIONS_MANIFEST_OUTPUT_PATH: output, GCLOUD_PROJECT: project };
  await execa(process.execPath, [script], { cwd: folder, env });
  return JSON.parse(readFileSync(output, 'utf8')) as Manifest;
}
