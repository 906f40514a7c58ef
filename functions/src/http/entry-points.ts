import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { REGION } from '../../../src/config/region.ts';
import { ENTRY_POINTS, type FunctionName, runsAs } from '../platform/service-accounts.ts';

const received = new WeakMap<object, Record<string, string | undefined>>();

/**
 * Returns a function's options from the table, and limits the bodies that its process reads: Cloud Functions' runtime
 * (functions-framework, and the emulator) parses bodies of up to a gigabyte before our code runs, and answers malformed
 * JSON with an HTML page that may contain a stack trace. Node announces each request earlier.
 */
export function entryPoint(name: FunctionName) {
  const { memory, bodyLimit } = ENTRY_POINTS[name];
  if (process.env['FUNCTION_TARGET'] === name) {
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      if (bodyLimit === 'by route') leaveUntouched(request);
      else limitBody(request, bodyLimit);
    });
  }
  return { region: REGION, memory, ...runsAs(name) };
}

/** Hides the type header, without which the runtime leaves a body alone until our code reads it. */
function leaveUntouched(request: IncomingMessage): void {
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  received.set(request, { 'content-type': type, 'content-encoding': encoding });
  delete request.headers['content-type'];
  delete request.headers['content-encoding'];
}

/** Rejects large bodies, and encoded ones, since 150 KB can expand to a gigabyte. */
function limitBody(request: IncomingMessage, maxBytes: number): void {
  const { 'content-length': length, 'content-encoding': encoding } = request.headers;
  if (Number(length ?? 0) > maxBytes || encoding !== undefined) request.destroy();
  if (length !== undefined) return;
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: Uint8Array | null, ...rest) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, ...rest);
    request.destroy();
    return false;
  };
}

/** Returns a header as the client sent it. */
export function receivedHeader(
  request: IncomingMessage,
  name: 'content-type' | 'content-encoding',
): string | undefined {
  const headers = received.get(request);
  return headers ? headers[name] : request.headers[name];
}
