import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Returns a free port above those that Linux gives to connections, which could take it before a server listens. */
export function freePort(): Promise<number> {
  return getPort({ host: '127.0.0.1', port: randomInt(61_000, 65_000) });
}
