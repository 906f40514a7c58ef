/**
 * Loaded into firebase-tools. Its hosting emulator passes a function's response on without an error listener: if the
 * browser has left by then, the response stays unread, its connection is closed after five seconds, and the uncaught
 * error would end all emulators.
 */
import type { EventEmitter } from 'node:events';

process.setUncaughtExceptionCaptureCallback((error) => {
  if ((error as { code?: unknown }).code === 'UND_ERR_SOCKET') return;
  // The types of `process` have no such emit
  if ((process as EventEmitter).emit('uncaughtException', error, 'uncaughtException')) return;
  console.error(error);
  process.exit(1);
});
