/**
 * Cloud Functions' runtime (functions-framework, and the emulator's likewise) parses bodies before our code sees them
 * and answers broken JSON or an unknown encoding itself: with an HTML page that can hold a stack trace. Node tells about
 * each request before the runtime's handlers run; there the two headers that make it parse are put aside, so that the
 * body arrives as bytes and all answers are ours.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const received = new WeakMap<object, Record<string, string | undefined>>();

/** Has every body of this process arrive as bytes. For a process that serves HTTP functions only. */
export function keepBodiesUntouched(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    received.set(request, { 'content-type': type, 'content-encoding': encoding });
    if (type !== undefined) request.headers['content-type'] = 'application/octet-stream';
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
