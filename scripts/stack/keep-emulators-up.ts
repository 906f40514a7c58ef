/**
 * Loaded into firebase-tools. Its hosting emulator forwards a function's response without an error listener. If the
 * browser has left by then, the response stays unread, its connection is closed after five seconds, and the uncaught
 * error would end all emulators.
 */
import type { EventEmitter } from 'node:events';

process.setUncaughtExceptionCaptureCallback((error) => {
  if ((error as { code?: unknown }).code === 'UND_ERR_SOCKET') return;
  // The types of `process` lack this emit
  if ((process as EventEmitter).emit('uncaughtException', error, 'uncaughtException')) return;
  console.error(error);
  process.exit(1);
});
