import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort, { clearLockedPorts } from 'get-port';
import { company } from '#company/brand.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { buildFunctions, watchFunctions } from '../../functions/build.mjs';
import { companyRules } from '../rules.ts';
import { EMULATOR_NAMES, ROOT, type ServiceName, type StackAddresses, siteEnvironment } from './addresses.ts';
import { DEMO_ADMINS, SPARE_ADMIN_EMAILS } from './demo-admins.ts';
import { type EmulatorOptions, startEmulators } from './emulators.ts';
import { ExpectedError } from './expected-error.ts';
import { startMailCatcher } from './mail-catcher.ts';

export interface StackOptions extends EmulatorOptions {
  /** Base address of links in mails; the stack's own hosting by default. */
  siteUrl?: string;
  /** Folders of an earlier run, in the stack's, to delete. */
  emptied?: readonly string[];
  /** Other ports that the caller needs. */
  alsoNeeds?: ServiceName[];
}

export type RunningStack = Awaited<ReturnType<typeof startStack>>;

/** Builds the functions, and starts emulators and mail catcher. Fails if a port is taken or a part does not start. */
export async function startStack(addresses: StackAddresses, options: StackOptions) {
  const { siteUrl = addresses.siteUrl, emptied = [], alsoNeeds = [] } = options;
  await requireFreePorts(addresses, [...EMULATOR_NAMES, 'websocket', 'smtp', 'mail', ...alsoNeeds]);
  // After the port check, because a running stack uses them
  for (const name of emptied) rmSync(resolve(addresses.folder, name), { recursive: true, force: true });
  prepareStackFolder(addresses, siteUrl);
  console.log('Building the functions ...');
  await buildFunctions(resolve(addresses.folder, 'functions'));
  console.log('Starting the emulators and the mail catcher ...');
  const mailCatcher = await startMailCatcher(addresses);
  try {
    const emulators = await startEmulators(addresses, options);
    return {
      /** The switchboard of a test stack replaces it. */
      mailCatcher,
      /** Settles if the emulators stop unexpectedly. */
      ended: emulators.ended,
      stop: async () => {
        await Promise.all([emulators.stop(), mailCatcher.stop()]);
      },
    };
  } catch (error) {
    await mailCatcher.stop();
    throw error;
  }
}

/** True if a stack's emulators are running, even if started elsewhere. */
export async function isRunning({ ports }: StackAddresses): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${ports.hub}/emulators`, {
      signal: AbortSignal.timeout(2_000),
    });
    const emulators = (await response.json()) as Record<string, unknown>;
    // Hosting starts last
    return 'hosting' in emulators;
  } catch {
    return false;
  }
}

/** Rebuilds a running stack's functions on every change and reloads them in the emulator. */
export async function reloadFunctionsOnChange({ folder, ports }: StackAddresses) {
  return watchFunctions(`${folder}/functions`, async (failed) => {
    if (failed) return;
    await fetch(`http://127.0.0.1:${ports.hub}/functions/enableBackgroundTriggers`, { method: 'PUT' });
    console.log('Functions rebuilt and reloaded.');
  });
}

/** @throws {ExpectedError} if ports are taken; the message names them */
async function requireFreePorts(stack: StackAddresses, services: ServiceName[]): Promise<void> {
  // get-port reports a port as taken if this process asked about it a moment ago
  clearLockedPorts();
  const taken: string[] = [];
  for (const service of services) {
    const port = stack.ports[service];
    if ((await getPort({ port, host: '127.0.0.1' })) !== port) taken.push(`${port} (${service})`);
  }
  if (taken.length === 0) return;
  const what = taken.length === 1 ? `Port ${taken[0]} is taken` : `Ports ${taken.join(', ')} are taken`;
  throw new ExpectedError(
    `${what}. If the site is already running in another terminal, stop it there with Ctrl-C; otherwise stop the ` +
      'program that uses it.',
  );
}

/**
 * Writes the folder from which a stack runs: firebase.json with its ports, the rules, and a functions folder with its
 * parameters. Separate folders isolate stacks: a test run rebuilds its site and functions without disturbing a
 * running `npm start`. The caller builds the site into the folder.
 * @param siteUrl the address that links in mails start with
 */
function prepareStackFolder(stack: StackAddresses, siteUrl: string): void {
  const functions = resolve(stack.folder, 'functions');
  mkdirSync(functions, { recursive: true });
  mkdirSync(resolve(stack.folder, 'dist'), { recursive: true });

  writeFileSync(resolve(stack.folder, 'firebase.json'), JSON.stringify(shiftedConfig(stack), null, 2));
  // For a build of the site into this folder (src/config/build-settings.ts)
  const { SITE_URL: _inFunctions, ...site } = siteEnvironment(stack);
  writeFileSync(resolve(stack.folder, '.env'), dotenv(site));
  writeFileSync(resolve(stack.folder, 'firestore.rules'), companyRules());
  for (const file of ['firestore.indexes.json', 'storage.rules', 'functions/package.json'])
    copyFileSync(resolve(ROOT, file), resolve(stack.folder, file));

  rmSync(resolve(functions, 'node_modules'), { recursive: true, force: true });
  symlinkSync(resolve(ROOT, 'functions/node_modules'), resolve(functions, 'node_modules'));
  // The emulator stores the defaults of new parameters there, which would override the current values
  rmSync(resolve(functions, '.env.local'), { force: true });
  writeFileSync(resolve(functions, '.env'), functionParameters(stack, siteUrl));
  // The same key each time, because the data stays
  const key = createHash('sha256').update(stack.projectId).digest('base64');
  writeFileSync(resolve(functions, '.secret.local'), `SMTP_URL=${stack.smtpUrl}\nCALENDAR_KEY=${key}\n`);
}

/** Returns firebase.json for this stack: every port moved by its offset, and the stack's folders. */
function shiftedConfig({ kind, ports }: StackAddresses): object {
  const { predeploy: _predeploy, ignore: _ignore, ...functions } = firebaseConfig.functions;
  const emulators = structuredClone(firebaseConfig.emulators);
  for (const name of EMULATOR_NAMES) emulators[name].port = ports[name];
  emulators.firestore.websocketPort = ports.websocket;
  return {
    ...firebaseConfig,
    // Function tests use separate projects, which the Firestore emulator would otherwise warn about each time
    emulators: { ...emulators, singleProjectMode: kind === 'local' },
    functions: { ...functions, source: 'functions' },
    hosting: { ...firebaseConfig.hosting, public: 'dist' },
  };
}

/** Returns the functions' parameters for a local stack, as dotenv text. */
function functionParameters({ kind }: StackAddresses, siteUrl: string): string {
  const admins = DEMO_ADMINS.map(({ email }): string => email);
  return dotenv({
    ADMIN_EMAILS: [...admins, ...(kind === 'test' ? SPARE_ADMIN_EMAILS : [])].join(','),
    SITE_URL: siteUrl,
    MAIL_FROM: `${company.name} <${company.email}>`,
    TEAM_EMAIL: 'team@booth.example',
    // All callers are 127.0.0.1 here, tests are fast, and there is no trusted proxy
    RATE_LIMIT_PER_HOUR: '100000',
    RATE_LIMIT_TOTAL_PER_HOUR: '100000',
    TRUSTED_PROXIES: '0',
    // The emulator runs several processes, which do not see each other's edits
    COPY_SECONDS: '0',
    // A mail catcher that was down is back within seconds
    MAIL_RETRY_MIN_SECONDS: '1',
    MAIL_RETRY_MAX_SECONDS: '5',
    // Each browser test uses a separate day, and each panel test separate months. They wait for the mails
    CONFIRM_ABOVE_PER_HOUR: 'off',
    ...(kind === 'test' && { MEETING_HORIZON_DAYS: '3650', UNDO_SECONDS: '0', QUOTE_MAIL_MINUTES: '0' }),
  });
}

function dotenv(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
