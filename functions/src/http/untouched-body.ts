/**
 * Bodies of requests before the runtime reads them. Cloud Functions' runtime (functions-framework, and the emulator) parses
 * bodies of up to a gigabyte before our code runs, and answers broken JSON itself, with an HTML page that can hold a stack trace. Node
 * announces each request before the runtime's handlers run; without a type header they leave the body alone.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const received = new WeakMap<object, Record<string, string | undefined>>();

/** Calls `act` for each request ahead of the runtime, in the process that serves `target` only. */
function onRequestStart(target: string, act: (request: IncomingMessage) => void): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  subscribe('http.server.request.start', (message) => {
    act((message as { request: IncomingMessage }).request);
  });
}

/** Hides from the runtime that a request has a body worth reading. */
function hideBody({ headers }: IncomingMessage): void {
  delete headers['content-type'];
  delete headers['content-encoding'];
}

/**
 * Leaves every body unread until our code reads it.
 * @param target the function's name, as the runtime knows it
 */
export function keepBodiesUntouched(target: string): void {
  onRequestStart(target, (request) => {
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    received.set(request, { 'content-type': type, 'content-encoding': encoding });
    hideBody(request);
  });
}

/**
 * Bounds the bodies of a function whose SDK wants them parsed by the runtime. One that says it is larger stays unread, so the SDK
 * refuses it; one of unknown length or with an encoding, which can unfold, is cut off with its connection.
 * @param target the function's name, as the runtime knows it
 * @param mostBytes the largest body
 */
export function limitBodies(target: string, mostBytes: number): void {
  onRequestStart(target, (request) => {
    const { 'content-length': length, 'content-encoding': encoding } = request.headers;
    if (Number(length ?? 0) > mostBytes || encoding !== undefined) hideBody(request);
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

/** A header as the client sent it. */
export function receivedHeader(
  request: IncomingMessage,
  name: 'content-type' | 'content-encoding',
): string | undefined {
  const headers = received.get(request);
  return headers ? headers[name] : request.headers[name];
}
