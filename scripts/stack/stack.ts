import getPort, { clearLockedPorts } from 'get-port';
import { watchFunctions } from '../../functions/build.mjs';
import type { ServiceName, StackAddresses } from './addresses.ts';
import { type EmulatorOptions, startEmulators } from './emulators.ts';
import { ExpectedError } from './expected-error.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { Service } from './service.ts';
import { prepareStackFolder } from './stack-folder.ts';

export interface StackOptions extends EmulatorOptions {
  /** Base address of links in mails, if it is not the stack's own hosting. */
  siteUrl?: string;
  /** Builds the functions into the stack's folder; runs before anything starts. */
  build: () => Promise<void>;
  /** Other ports that the caller needs. */
  alsoNeeds?: ServiceName[];
}

export interface RunningStack {
  addresses: StackAddresses;
  /** The switchboard of a test stack replaces it. */
  mailCatcher: Service;
  /** Settles if the emulators stop unexpectedly. */
  ended: Promise<number>;
  stop: () => Promise<void>;
}

const PORTS: ServiceName[] = [
  ...(['hosting', 'functions', 'firestore', 'websocket', 'auth', 'storage', 'eventarc', 'tasks'] as const),
  ...(['hub', 'logging', 'smtp', 'mail'] as const),
];

/**
 * Starts a whole local backend: emulators and mail catcher.
 * @throws {ExpectedError} if a port is taken or a part does not start
 */
export async function startStack(addresses: StackAddresses, options: StackOptions): Promise<RunningStack> {
  await requireFreePorts(addresses, [...PORTS, ...(options.alsoNeeds ?? [])]);
  prepareStackFolder(addresses, options.siteUrl ?? addresses.siteUrl);
  await options.build();
  const mailCatcher = await startMailCatcher(addresses);
  try {
    const emulators = await startEmulators(addresses, options);
    return {
      addresses,
      mailCatcher,
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
    // Hosting starts last.
    return 'hosting' in emulators;
  } catch {
    return false;
  }
}

/** Rebuilds a running stack's functions on every change and reloads them in the emulator. */
export async function reloadFunctionsOnChange({
  folder,
  ports,
}: StackAddresses): Promise<{ dispose: () => void }> {
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
