import getPort, { clearLockedPorts } from 'get-port';
import type { ServiceName, StackAddresses } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';

/** @throws {ExpectedError} naming the ports that something else listens on */
export async function requireFreePorts(stack: StackAddresses, services: ServiceName[]): Promise<void> {
  // It would take a port that this process asked about a moment ago for taken
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
