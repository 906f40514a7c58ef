/**
 * Releases: the steps of a deployment, which the installed Firebase tool runs, the configuration of Hosting, and the files
 * kept from the previous release.
 */
import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import * as z from 'zod/mini';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { REGION } from '../../src/config/region.ts';
import { companyRules } from '../rules.ts';
import { ROOT } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import type { Deployment, FirebaseFile, Manifest, Variables } from './read-deployment.ts';

/** Generated configuration in the repository's root, ignored by git. */
export const RELEASE_CONFIG = 'firebase.deploy.json';
const RULES_FILE = '.local/firestore.rules';
const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Writes the configuration of a release: exact names of the files in `dist`, with the kept ones, and the company's rules. */
export function writeReleaseConfig(dist: string): void {
  const exact = withExactNames(firebaseConfig, readdirSync(join(dist, '_astro')));
  writeFileSync(join(ROOT, RULES_FILE), companyRules());
  const released = { ...exact, firestore: { ...exact.firestore, rules: RULES_FILE } };
  writeFileSync(join(ROOT, RELEASE_CONFIG), JSON.stringify(released, null, 2));
}

/**
 * Returns the configuration with immutable files listed one by one. With a pattern, Hosting would also send its
 * headers with a 404. Browsers would cache that for a year, and miss the file after a rollback.
 * @param files names under `_astro`
 */
export function withExactNames(config: FirebaseFile, files: readonly string[]): FirebaseFile {
  const names = files.map((name) => RegExp.escape(name));
  const headers = config.hosting.headers.map((entry) => {
    const isForGood = entry.headers.some(({ value }) => value.includes('immutable'));
    return isForGood && entry.regex ? { ...entry, regex: `^/_astro/(${names.join('|')})$` } : entry;
  });
  return { ...config, hosting: { ...config.hosting, headers } };
}

interface Step {
  readonly what: string;
  /** Arguments of the Firebase tool. */
  readonly args: readonly string[];
}

/**
 * Returns the steps of a deployment to `project`, dependencies first: queries need indexes, pages need routes
 * (docs/operate.md). If only content is new, the pages are enough. Functions are deployed with --force, because the
 * tool would otherwise stop to ask; `acceptedByForce` lists the questions. The image policy comes last, so that the
 * site is up even if it is refused.
 */
export function deploymentSteps(project: string, { pagesOnly }: { pagesOnly: boolean }): Step[] {
  const step = (what: string, command: string, ...more: string[]): Step => ({
    what,
    args: [command, '--project', project, '--non-interactive', ...more],
  });
  const deploy = (what: string, only: string, ...more: string[]) =>
    step(what, 'deploy', '--only', only, ...more);
  const config = ['--config', RELEASE_CONFIG];
  const pages = deploy('Pages', 'hosting', ...config);
  if (pagesOnly) return [pages];
  const images = ['--location', REGION, '--days', '1', '--force'];
  return [
    deploy('Indexes and rules of the database, rules of the bucket', 'firestore,storage', ...config),
    deploy('Functions', 'functions', '--force'),
    pages,
    // Images are rebuilt from source; only the running ones are needed
    step('Deletion of old function images', 'functions:artifacts:setpolicy', ...images),
  ];
}

/**
 * Runs the steps in order. `cwd` is the folder of firebase.json, `stdio` the destination of the tool's output.
 * @throws {ExpectedError} if a step fails
 */
export async function runSteps(
  steps: readonly Step[],
  { cwd = ROOT, stdio = 'inherit' }: { cwd?: string; stdio?: 'inherit' | 'pipe' } = {},
): Promise<void> {
  for (const { what, args } of steps) {
    console.log(`\n${what} ...`);
    const { exitCode, stdout } = await execa(process.execPath, [FIREBASE, ...args], {
      cwd,
      stdio,
      // On a busy machine, loading the bundles takes longer than the tool's 10 seconds
      env: { FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
      reject: false,
    });
    if (exitCode !== 0)
      throw new ExpectedError(
        `${what}: it failed, and nothing after it was done. Run the same command again to continue.\n${stdout ?? ''}`,
      );
  }
}

/** Returns a sentence for each of the Firebase tool's questions that --force answers with yes. */
export function acceptedByForce(
  { manifest, parameters }: Pick<Deployment, 'manifest' | 'parameters'>,
  removed: readonly string[],
): string[] {
  const retried = Object.entries(manifest.endpoints).filter(([, { eventTrigger }]) => eventTrigger?.retry);
  const warm = Number(parameters['API_MIN_INSTANCES'] ?? 0);
  const accepted: string[] = [];
  if (retried.length > 0)
    accepted.push(`After a failure, ${retried.map(([name]) => name).join(', ')} run again for up to 7 days.`);
  if (warm > 0) accepted.push(`${warm} idle instances of the API cost money all month (API_MIN_INSTANCES).`);
  if (removed.length > 0) accepted.push(`The project loses ${removed.join(', ')}.`);
  return accepted;
}

/** Output of `firebase functions:list --json`, limited to the parts we read. */
const liveFunctions = z.object({ result: z.array(z.object({ id: z.string() })) });

/**
 * Finds out which functions are live, and gives every parameter a value.
 * @param removing live functions that may be deleted
 * @param cwd folder of firebase.json
 * @throws {ExpectedError} if other functions would be deleted
 */
export async function prepareFunctions(
  { project, manifest, parameters }: Pick<Deployment, 'project' | 'manifest' | 'parameters'>,
  removing: readonly string[],
  cwd = ROOT,
): Promise<void> {
  const list = [FIREBASE, 'functions:list', '--project', project, '--json'];
  const options = { cwd, stdin: 'inherit', stderr: 'inherit', reject: false } as const;
  const { stdout, exitCode } = await execa(process.execPath, list, options);
  if (exitCode !== 0) throw new ExpectedError(`The functions of ${project} cannot be listed:\n${stdout}`);
  const live = liveFunctions.parse(JSON.parse(stdout)).result.map(({ id }) => id);
  const unnamed = removedFunctions(manifest, live).filter((name) => !removing.includes(name));
  if (unnamed.length > 0)
    throw new ExpectedError(
      `This release lacks functions that are live: ${unnamed.join(', ')}. With --remove ${unnamed.join(',')} they are deleted.`,
    );
  const lines = missingParameters(manifest, parameters);
  if (lines.length === 0) return;
  const file = addParameters(join(cwd, 'functions'), project, lines);
  console.log(`\nAdded to functions/${file}, with their defaults: ${lines.join(', ')}`);
}

/** Returns functions in the project that are not in this release; deploying it deletes them. */
export function removedFunctions({ endpoints }: Manifest, live: readonly string[]): string[] {
  return live.filter((name) => !(name in endpoints)).sort();
}

/** Returns lines for the parameter file. The Firebase tool requires a value for each parameter, even if it has a default. */
export function missingParameters({ params }: Manifest, given: Variables): string[] {
  return params
    .filter(({ name, type, default: value }) => type !== 'secret' && value !== undefined && !(name in given))
    .map(({ name, default: value }) => `${name}=${String(value)}`);
}

/** Appends lines to the project's own parameter file or to the common one; returns its name. */
export function addParameters(folder: string, project: string, lines: readonly string[]): string {
  const own = `.env.${project}`;
  const name = existsSync(join(folder, own)) ? own : '.env';
  appendFileSync(join(folder, name), `\n${lines.join('\n')}\n`);
  return name;
}

/** Manifest at the site's root, with the names of the release's files under `_astro`. */
const RELEASE_FILE = 'release.json';

/** Name of a built file; excludes path traversal. */
const FILE_NAME = /^[\w-][\w.@-]*$/;

const releaseSchema = z.object({ files: z.array(z.string()) });

/**
 * Adds files under `_astro` that only the release at `origin` has. Hosting replaces a release as a whole, but open
 * pages lazy-load their chunks. Files that it kept from its own predecessor are dropped, so that a file stays for one
 * more release. Also writes the new release's manifest.
 * @returns the paths added to `dist`, and why some files could not be fetched; open tabs then offer to reload
 */
export async function keepPreviousFiles(dist: string, origin: string) {
  const folder = join(dist, '_astro');
  await mkdir(folder, { recursive: true });
  const own = (await readdir(folder)).sort();
  await writeFile(join(dist, RELEASE_FILE), JSON.stringify({ files: own }));
  const paths: string[] = [];
  try {
    const present = await get(`${origin}/${RELEASE_FILE}`);
    const { files } = present ? releaseSchema.parse(await present.json()) : { files: [] };
    for (const name of files.filter((name) => FILE_NAME.test(name) && !own.includes(name))) {
      const file = await get(`${origin}/_astro/${name}`);
      if (!file) continue;
      await writeFile(join(folder, name), Buffer.from(await file.arrayBuffer()));
      paths.push(`_astro/${name}`);
    }
    return { paths, problem: null };
  } catch (error) {
    return { paths, problem: (error as Error).message };
  }
}

async function get(address: string): Promise<Response | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
