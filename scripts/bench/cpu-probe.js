/**
 * Loaded ahead of a measured program (`node --import`): tells on port CPU_PROBE_PORT how much processor time its
 * process has taken, in microseconds.
 */
import { createServer } from 'node:net';

createServer((socket) => {
  const { user, system } = process.cpuUsage();
  socket.on('error', () => undefined).end(String(user + system));
})
  .listen(Number(process.env.CPU_PROBE_PORT), '127.0.0.1')
  .unref();
