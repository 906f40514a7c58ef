import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import * as z from 'zod/mini';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { brand } from '../../src/config/brand.ts';
import { buildEnvironment } from '../../src/config/build-environment.ts';
import type { brandProblems } from '../../src/config/local-site.ts';
import { ROOT } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import { changedFiles, isTested } from '../test/tested-commit.ts';
import type { BuiltFile, HostingFile, IndexFile, Manifest, Variables } from './deployment.ts';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Sources of the pages, apart from content. */
const PAGE_SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', ':!*.test.*'];

const DIST = join(ROOT, 'dist');
const FUNCTIONS = join(ROOT, 'functions');

/** Folders whose lockfiles a deployment uses. */
const PACKAGE_FOLDERS = [ROOT, FUNCTIONS];

/** Internals of firebase-tools, so that results match it. */
interface FirebaseTools {
  getValidator: () => ((config: unknown) => boolean) & { errors?: readonly object[] | null };
  getErrorMessage: (error: object) => string;
  readdirRecursive: (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>;
  listFiles: (folder: string, ignore: string[]) => string[];
}

interface FirebaseFile extends HostingFile {
  readonly functions: { readonly ignore?: string[] };
  readonly hosting: HostingFile['hosting'] & { readonly ignore?: string[] };
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readText(path)) as Content;
}

/** True if a PEM key, or a service account's file, is in `text`; libraries have the header without a key. */
export function containsPrivateKey(text: string): boolean {
  return /-----BEGIN [A-Z ]*PRIVATE KEY-----(\\n|\s)*[A-Za-z0-9+/=]{40}/.test(text);
}

/** Everything known about a deployment before it starts. */
export type Deployment = Awaited<ReturnType<typeof readDeployment>>;

/** Needs a finished build. */
export async function readDeployment(project: string) {
  const config = readJson<FirebaseFile>('firebase.json');
  const configProblems = schemaProblems(config);
  if (configProblems.length > 0)
    throw new ExpectedError(`firebase.json does not match Firebase's schema:\n${configProblems.join('\n')}`);
  const uploaded = await functionFiles(FUNCTIONS, config.functions.ignore ?? []);
  const dist = siteFiles(config.hosting.ignore ?? []);
  return {
    project,
    changed: await changedFiles(),
    /** True if all tests passed for this commit. */
    isTested: await isTested(),
    /** Variables of the build, including SITE_URL. */
    site: siteVariables(project),
    /** Values given for the functions' parameters. */
    parameters: readParameters(project),
    brand: brand as Parameters<typeof brandProblems>[0],
    config: config as HostingFile,
    indexes: readJson<IndexFile>('firestore.indexes.json'),
    manifest: await readManifest(project),
    accounts: SERVICE_ACCOUNTS,
    rules: { firestore: readText('firestore.rules'), storage: readText('storage.rules') },
    /** Paths in the folder functions. */
    uploaded,
    /** Paths of files to upload that contain a private key. */
    withKeys: [
      ...uploaded.map((path) => join('functions', path)),
      ...dist.map(({ path }) => join('dist', path)),
    ].filter((path) => containsPrivateKey(readText(path))),
    /** Differences of the lockfiles from their package.json, in npm's words. */
    lockfileProblems: (await Promise.all(PACKAGE_FOLDERS.map(lockfileProblems))).flat(),
    /** Deployed packages with known vulnerabilities of high severity; null if the registry did not answer. */
    vulnerable: await countVulnerable(),
    /** Empty without a build. */
    dist,
    /** A source of the pages that was changed after they were built. */
    changedSince: await changedSince(join(DIST, 'index.html')),
    /** Ids of Firebase projects that the built scripts talk to. */
    builtFor: projectsIn(
      dist.filter(({ path }) => path.endsWith('.js')).map(({ path }) => join('dist', path)),
    ),
  };
}

export function readParameters(project: string): Variables {
  return { ...readVariables('.env'), ...readVariables(`.env.${project}`) };
}

function readVariables(name: string): Variables {
  const file = join(FUNCTIONS, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** @throws {ExpectedError} if two files give different addresses */
function siteVariables(project: string): Variables {
  try {
    return buildEnvironment(pathToFileURL(`${DIST}/`), { ...process.env, BUILD_PROJECT: project });
  } catch (error) {
    throw new ExpectedError((error as Error).message);
  }
}

function firebaseTools(part: string): FirebaseTools {
  const require = createRequire(import.meta.url);
  return require(join(ROOT, 'node_modules/firebase-tools/lib', part)) as FirebaseTools;
}

/** Returns what Firebase's own schema for firebase.json refuses. */
export function schemaProblems(config: unknown): string[] {
  const { getValidator, getErrorMessage } = firebaseTools('firebaseConfigValidate.js');
  const validate = getValidator();
  return validate(config) ? [] : (validate.errors ?? []).map(getErrorMessage);
}

async function changedSince(built: string): Promise<string | undefined> {
  if (!existsSync(built)) return undefined;
  const { mtimeMs } = statSync(built);
  const { stdout } = await execa('git', ['ls-files', ...PAGE_SOURCES], { cwd: ROOT });
  return stdout.split('\n').find((path) => path && statSync(join(ROOT, path)).mtimeMs > mtimeMs);
}

function projectsIn(scripts: readonly string[]): string[] {
  const ids = scripts.flatMap((path) => [...readText(path).matchAll(/projectId"?:["'`]([\w-]+)["'`]/g)]);
  return [...new Set(ids.map(([, id = '']) => id))];
}

/** Returns the functions built in `folder`, as the Firebase tool sees them. */
export async function readManifest(project: string, folder = FUNCTIONS): Promise<Manifest> {
  const script = join(FUNCTIONS, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const output = '.local/functions-manifest.json';
  const env = { FUNCTIONS_MANIFEST_OUTPUT_PATH: join(ROOT, output), GCLOUD_PROJECT: project };
  await execa(process.execPath, [script], { cwd: folder, env });
  return readJson(output);
}

/** The files of `folder` that Firebase uploads as functions. */
export async function functionFiles(folder: string, ignore: readonly string[]): Promise<string[]> {
  const { readdirRecursive } = firebaseTools('fsAsync.js');
  const files = await readdirRecursive({ path: folder, ignoreStrings: [...ignore] });
  return files.map(({ name }) => name.slice(folder.length + 1)).sort();
}

function siteFiles(ignore: string[]): BuiltFile[] {
  if (!existsSync(DIST) || readdirSync(DIST).length === 0) return [];
  const { listFiles } = firebaseTools('listFiles.js');
  return listFiles(DIST, ignore).map((path) => {
    const content = readFileSync(join(DIST, path));
    return {
      path,
      bytes: TEXT.test(path) ? gzipSync(content, { level: 9 }).length : content.length,
      html: path.endsWith('.html') ? content.toString('utf8') : undefined,
    };
  });
}

/** Returns how the lockfile of a folder differs from its package.json, in npm's words. */
export async function lockfileProblems(folder: string): Promise<string[]> {
  const args = ['ls', '--package-lock-only', '--json'];
  const { stdout } = await execa('npm', args, { cwd: folder, reject: false });
  const { problems = [] } = JSON.parse(stdout) as { problems?: string[] };
  return problems.map((problem) => problem.replace(`${ROOT}/`, ''));
}

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

async function countVulnerable(): Promise<number | null> {
  let sum = 0;
  for (const folder of PACKAGE_FOLDERS) {
    const options = { cwd: folder, reject: false, timeout: 30_000 } as const;
    const { stdout } = await execa('npm', ['audit', '--json', '--omit=dev'], options);
    const { data } = auditSchema.safeParse(JSON.parse(stdout || '{}'));
    if (!data) return null;
    const { high, critical } = data.metadata.vulnerabilities;
    sum += high + critical;
  }
  return sum;
}
