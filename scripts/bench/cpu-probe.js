/**
 * Loaded before a measured program (`node --import`). Port CPU_PROBE_PORT answers with its CPU time so far in
 * microseconds.
 */
import { createServer } from 'node:net';

createServer((socket) => {
  const { user, system } = process.cpuUsage();
  socket.on('error', () => undefined).end(String(user + system));
})
  .listen(Number(process.env.CPU_PROBE_PORT), '127.0.0.1')
  .unref();
