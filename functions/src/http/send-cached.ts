import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { isUnchanged } from './is-unchanged.ts';

/** Answers a GET with JSON that caches may keep, or with 304 if the caller has the very same. */
export function sendCached(request: Request, response: Response, body: unknown, cacheControl: string): void {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  response.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) response.status(304).end();
  else response.type('json').send(text);
}
