/** Unavailable databases, as addresses for FIRESTORE_EMULATOR_HOST. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { freePort } from './free-port.ts';

/** Returns an address without a listener, which refuses every connection. */
export async function refusingHost(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

/**
 * Returns an address that accepts connections and sends nothing. `wake` forwards to the stack's database what has
 * arrived and what arrives from then on; `sleep` holds everything back again.
 */
export async function silentHost() {
  const held = new Set<Socket>();
  const through = new Map<Socket, Socket>();
  let isAwake = false;
  function letThrough(socket: Socket) {
    const database = through.get(socket) ?? connect(testStackAddresses().ports.firestore, '127.0.0.1');
    through.set(socket, database);
    database.on('error', () => socket.destroy());
    socket.pipe(database);
    database.pipe(socket);
  }
  const server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => through.get(socket)?.destroy());
    if (isAwake) letThrough(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of [...held, ...through.values()]) socket.destroy();
    server.close();
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    wake() {
      isAwake = true;
      for (const socket of held) letThrough(socket);
    },
    sleep() {
      isAwake = false;
      for (const [socket, database] of through) {
        socket.unpipe(database);
        database.unpipe(socket);
      }
    },
  };
}
