import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type * as z from 'zod/mini';
import { receivedHeader } from './entry-points.ts';
import { invalid, Problem } from './problem.ts';

/** Maximum bytes of a request body, unless a route allows more. */
const MAX_BYTES = 64 * 1024;

const MAX_BODY_MS = 10_000;

/** Milliseconds between two parts of a body: no connection that still works pauses this long. */
const MAX_PAUSE_MS = 5_000;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/** Returns middleware that parses the request's JSON into `request.body`; refuses with 415, 413 or `invalid`. */
export function readJsonUpTo(limit = MAX_BYTES): RequestHandler[] {
  return [requireJson, cutOffSlow, express.raw({ type: () => true, limit, inflate: false }), parseJson];
}

/** Closes the connection of a body that stops or is slow, which would use up a place in the instance. */
function cutOffSlow(request: Request, _response: Response, next: NextFunction): void {
  const [whole, pause] = [MAX_BODY_MS, MAX_PAUSE_MS].map((ms) => setTimeout(() => request.destroy(), ms));
  request.on('data', () => pause?.refresh());
  for (const event of ['end', 'close']) {
    request.once(event, () => {
      clearTimeout(whole);
      clearTimeout(pause);
    });
  }
  next();
}

export function isJsonType(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const encoding = receivedHeader(request, 'content-encoding') ?? 'identity';
  if (!isJsonType(receivedHeader(request, 'content-type')) || encoding !== 'identity') {
    throw new Problem('unsupported-media-type');
  }
  next();
}

function parseJson(request: Request, _response: Response, next: NextFunction): void {
  const bytes = request.body as unknown;
  if (!Buffer.isBuffer(bytes)) throw invalid({ body: 'Send JSON' });
  try {
    request.body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ body: 'This is not JSON in UTF-8' });
  }
  next();
}

/** Replaces zod's default messages where a schema has no message. */
const UNSPECIFIC = { error: () => 'Missing or not valid' };

/** Parses `input`. @throws Problem `invalid` with each refused value's path, such as `contact.email` */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(input, UNSPECIFIC);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = path.map(String).join('.') || 'body';
    fields[name] ??= message;
  }
  throw invalid(fields);
}
