import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, relative, resolve } from 'node:path';
import { logFilesOf, ROOT, type StackAddresses } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';
import { type Service, startService } from './service.ts';
import { readTools } from './tools.ts';

export interface EmulatorOptions {
  /** Folder from which data is loaded at start and to which it is saved at a clean stop. Without it, no data is kept. */
  dataFolder?: string;
  onLine?: (line: string) => void;
}

/** Log lines that explain why the emulators did not start. */
const PROBLEM = /^\s*Error:|Failed to load function|failed to load|has exited|EADDRINUSE/i;

/**
 * Starts the Firebase emulators of a prepared stack folder and waits until all are ready, including the functions.
 * @throws {ExpectedError} if they stop or do not start; the message names the log
 */
export async function startEmulators(
  stack: StackAddresses,
  { dataFolder, onLine }: EmulatorOptions,
): Promise<Service> {
  const { hidane } = readTools();
  const logFile = logFilesOf(stack).emulators;
  const command = [...(hidane ? [hidane, 'exec', '--'] : []), process.execPath];
  command.push('--import', resolve(import.meta.dirname, 'keep-emulators-up.ts'));
  command.push(resolve(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'));
  command.push('emulators:start', '--non-interactive', '--project', stack.projectId);
  if (dataFolder) {
    const hasData = existsSync(resolve(dataFolder, 'firebase-export-metadata.json'));
    command.push(...(hasData ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder);
  }

  /** Settles with null once all are ready, otherwise with the problem. */
  const ready = Promise.withResolvers<string | null>();
  // Outside the stack's folder, because the emulators put sockets there, whose paths must be short
  const temporaryFolder = mkdtempSync(resolve(tmpdir(), 'booth-'));
  const service = startService({
    command,
    folder: stack.folder,
    environment: emulatorEnvironment(stack, hidane, temporaryFolder),
    logFile,
    onLine: (line) => {
      onLine?.(line);
      if (line.includes('Failed to load function definition')) ready.resolve('could not load the functions');
      if (line.includes('All emulators ready')) ready.resolve(null);
    },
    // A clean stop exports the data; large galleries take a long time
    graceMs: 60_000,
  });
  void service.ended.then(() => {
    rmSync(temporaryFolder, { recursive: true, force: true });
    ready.resolve('stopped while starting');
  });
  const timer = setTimeout(() => ready.resolve('did not come up in time'), 180_000);
  const problem = await ready.promise;
  clearTimeout(timer);
  if (!problem) return service;
  await service.stop();
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const details = lines.filter((line) => PROBLEM.test(line)).map((line) => `\n  ${line.trim()}`);
  throw new ExpectedError(
    `The emulators ${problem}. Their log: ${relative(ROOT, logFile)}${details.join('')}`,
  );
}

/** Returns an environment without the user's Firebase and Google Cloud settings: no account, no network. */
function emulatorEnvironment(
  stack: StackAddresses,
  hidane: string | null,
  temporaryFolder: string,
): NodeJS.ProcessEnv {
  const java = hidane && writeStorageRulesRuntime(stack.folder);
  return {
    ...process.env,
    // Stops firebase-tools from fetching news and updates
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Otherwise it asks npm for the latest firebase-functions each time functions load
    npm_config_offline: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    XDG_CONFIG_HOME: resolve(stack.folder, 'config'),
    METADATA_SERVER_DETECTION: 'none',
    // The Storage emulator keeps its files in one folder below this one and deletes it at a stop, so each stack needs
    // its own
    TMPDIR: temporaryFolder,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    GOOGLE_CLOUD_PROJECT: undefined,
    FIREBASE_TOKEN: undefined,
    PATH: [...(java ? [java] : []), dirname(process.execPath), process.env.PATH].join(delimiter),
    ...(java && { STORAGE_EMULATOR_BINARY_PATH: resolve(java, 'storage-rules-runtime.jar') }),
  };
}

/** Writes the replacement of the rules runtime as a program named `java`, next to a placeholder for the JAR; returns its folder. */
function writeStorageRulesRuntime(folder: string): string {
  const java = resolve(folder, 'java');
  mkdirSync(java, { recursive: true });
  writeFileSync(resolve(java, 'storage-rules-runtime.jar'), '');
  const runtime = resolve(import.meta.dirname, 'storage-rules-runtime.ts');
  const program = `#!/bin/sh\nexec "${process.execPath}" "${runtime}" "$@"\n`;
  writeFileSync(resolve(java, 'java'), program, { mode: 0o755 });
  return java;
}
