/**
 * Cloud Functions' runtime (functions-framework, and the emulator's likewise) reads bodies before our code sees them, up
 * to a gigabyte into memory, and answers broken JSON or an unknown encoding itself: with an HTML page that can hold a
 * stack trace. Node tells about each request before the runtime's handlers run; there the two headers that make it read
 * are put aside. A body of no type is left on the connection, so that our limits decide how much is read and all answers
 * are ours.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const received = new WeakMap<object, Record<string, string | undefined>>();

/**
 * Leaves every body unread until our code reads it, in the process of this function: each that is deployed has one of its
 * own, and in the others bodies must stay as the runtime reads them.
 * @param target the function's name, as the runtime knows it
 */
export function keepBodiesUntouched(target: string): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    received.set(request, { 'content-type': type, 'content-encoding': encoding });
    delete request.headers['content-type'];
    delete request.headers['content-encoding'];
  });
}

/** A header as the client sent it. */
export function receivedHeader(
  request: IncomingMessage,
  name: 'content-type' | 'content-encoding',
): string | undefined {
  const headers = received.get(request);
  return headers ? headers[name] : request.headers[name];
}
