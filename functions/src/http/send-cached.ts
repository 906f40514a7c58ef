import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { isUnchanged } from './is-unchanged.ts';

/** An answer that caches may keep: its JSON and the tag of it. */
export interface CachedAnswer {
  readonly text: string;
  readonly etag: string;
}

/** Writes an answer's JSON once, for all who get it. */
export function cachedAnswer(body: unknown): CachedAnswer {
  const text = JSON.stringify(body);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** Answers a GET with JSON that caches may keep, or with 304 if the caller has the very same. */
export function sendCached(
  request: Request,
  response: Response,
  { text, etag }: CachedAnswer,
  cacheControl: string,
): void {
  response.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) response.status(304).end();
  else response.type('json').send(text);
}
