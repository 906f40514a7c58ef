import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { brand } from '../../src/config/brand.ts';
import { buildEnvironment } from '../../src/config/build-environment.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import type {
  Audit,
  BuiltFile,
  Deployment,
  HostingFile,
  Manifest,
  Packages,
  Variables,
} from './deployment.ts';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Folders whose lockfiles a deployment uses. */
const PACKAGE_FOLDERS = ['', 'functions'];

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

/** Needs a finished build. */
export async function readDeployment(root: string, project: string): Promise<Deployment> {
  const json = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
  const tools = firebaseTools(root);
  const config = json<FirebaseFile>('firebase.json');
  return {
    project,
    changed: await changedFiles(root),
    site: siteVariables(root, project),
    parameters: readParameters(root, project),
    brand,
    config,
    configProblems: schemaProblems(tools, config),
    indexes: json('firestore.indexes.json'),
    manifest: await readManifest(root, project),
    accounts: SERVICE_ACCOUNTS,
    uploaded: await functionFiles(root, join(root, 'functions'), config.functions.ignore ?? []),
    packages: PACKAGE_FOLDERS.map((folder): Packages => {
      const { packages } = json<{ packages: Packages['locked'] }>(join(folder, 'package-lock.json'));
      return { folder, manifest: json(join(folder, 'package.json')), locked: packages };
    }),
    audit: await auditPackages(root),
    dist: siteFiles(tools, root, config.hosting.ignore ?? []),
  };
}

export function readParameters(root: string, project: string): Variables {
  return {
    ...readVariables(root, 'functions/.env'),
    ...readVariables(root, `functions/.env.${project}`),
  };
}

/** @throws {ExpectedError} if two files give different addresses */
function siteVariables(root: string, project: string): Variables {
  try {
    return buildEnvironment(pathToFileURL(`${root}/dist/`), { ...process.env, BUILD_PROJECT: project });
  } catch (error) {
    throw new ExpectedError((error as Error).message);
  }
}

function firebaseTools(root: string): FirebaseTools {
  const require = createRequire(join(root, 'package.json'));
  const part = (name: string) =>
    require(join(root, 'node_modules/firebase-tools/lib', name)) as FirebaseTools;
  const { getValidator, getErrorMessage } = part('firebaseConfigValidate.js');
  const { readdirRecursive } = part('fsAsync.js');
  const { listFiles } = part('listFiles.js');
  return { getValidator, getErrorMessage, readdirRecursive, listFiles };
}

function schemaProblems({ getValidator, getErrorMessage }: FirebaseTools, config: unknown): string[] {
  const validate = getValidator();
  return validate(config) ? [] : (validate.errors ?? []).map(getErrorMessage);
}

async function changedFiles(root: string): Promise<string[]> {
  const { stdout } = await execa('git', ['status', '--porcelain'], { cwd: root });
  return stdout.split('\n').flatMap((line) => (line.trim() ? [line.slice(3)] : []));
}

function readVariables(root: string, path: string): Variables {
  const file = join(root, path);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

async function readManifest(root: string, project: string): Promise<Manifest> {
  const folder = join(root, 'functions');
  const script = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const output = resolve(root, '.local/functions-manifest.json');
  const env = { FUNCTIONS_MANIFEST_OUTPUT_PATH: output, GCLOUD_PROJECT: project };
  await execa(process.execPath, [script], { cwd: folder, env });
  return JSON.parse(readFileSync(output, 'utf8')) as Manifest;
}

/** The files of `folder` that Firebase uploads as functions when `ignore` is left out. */
export async function functionFiles(root: string, folder: string, ignore: string[]): Promise<string[]> {
  const files = await firebaseTools(root).readdirRecursive({ path: folder, ignoreStrings: [...ignore] });
  return files.map(({ name }) => name.slice(folder.length + 1)).sort();
}

function siteFiles(tools: FirebaseTools, root: string, ignore: string[]): BuiltFile[] {
  const dist = join(root, 'dist');
  if (!existsSync(dist) || readdirSync(dist).length === 0) return [];
  return tools.listFiles(dist, ignore).map((path) => {
    const content = readFileSync(join(dist, path));
    return {
      path,
      bytes: TEXT.test(path) ? gzipSync(content, { level: 9 }).length : content.length,
      html: path.endsWith('.html') ? content.toString('utf8') : undefined,
    };
  });
}

async function auditPackages(root: string): Promise<Audit> {
  const total: Record<string, number> = {};
  for (const folder of PACKAGE_FOLDERS) {
    const options = { cwd: join(root, folder), reject: false, timeout: 30_000 } as const;
    const { stdout } = await execa('npm', ['audit', '--json', '--omit=dev'], options);
    const counts = countsIn(stdout);
    if (!counts) return null;
    for (const [severity, count] of Object.entries(counts)) total[severity] = (total[severity] ?? 0) + count;
  }
  return total;
}

function countsIn(report: string): Readonly<Record<string, number>> | undefined {
  try {
    const { metadata } = JSON.parse(report) as { metadata?: { vulnerabilities?: Record<string, number> } };
    return metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
