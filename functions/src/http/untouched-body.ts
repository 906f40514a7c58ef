/**
 * Handles request bodies before the runtime reads them. Cloud Functions' runtime (functions-framework, and the
 * emulator) parses bodies of up to a gigabyte before our code runs, and answers malformed JSON with an HTML page that
 * may contain a stack trace. Node announces each request earlier; without a type header, the runtime leaves its body
 * alone.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const received = new WeakMap<object, Record<string, string | undefined>>();

/** Calls `act` for each request before the runtime sees it, only in the process that serves `target`. */
function onRequestStart(target: string, act: (request: IncomingMessage) => void): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  subscribe('http.server.request.start', (message) => {
    act((message as { request: IncomingMessage }).request);
  });
}

/** Leaves the bodies of the function `target` unread until our code reads them. */
export function keepBodiesUntouched(target: string): void {
  onRequestStart(target, (request) => {
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    received.set(request, { 'content-type': type, 'content-encoding': encoding });
    delete request.headers['content-type'];
    delete request.headers['content-encoding'];
  });
}

/** Rejects large bodies of the function `target`, and encoded ones, since 150 KB can expand to a gigabyte. */
export function limitBodies(target: string, mostBytes: number): void {
  onRequestStart(target, (request) => {
    const { 'content-length': length, 'content-encoding': encoding } = request.headers;
    if (Number(length ?? 0) > mostBytes || encoding !== undefined) request.destroy();
    if (length !== undefined) return;
    let bytes = 0;
    const push = request.push.bind(request);
    request.push = (chunk: Uint8Array | null, ...rest) => {
      bytes += chunk?.length ?? 0;
      if (bytes <= mostBytes) return push(chunk, ...rest);
      request.destroy();
      return false;
    };
  });
}

/** Returns a header as the client sent it. */
export function receivedHeader(
  request: IncomingMessage,
  name: 'content-type' | 'content-encoding',
): string | undefined {
  const headers = received.get(request);
  return headers ? headers[name] : request.headers[name];
}
