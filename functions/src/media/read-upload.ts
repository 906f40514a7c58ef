import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { Problem } from '../http/problem.ts';
import { receivedHeader } from '../http/untouched-body.ts';

/** Texts of an upload that is refused before it is read. */
interface UploadTexts {
  readonly tooLarge: string;
  /** For a body with a content encoding. */
  readonly encoded: string;
}

/**
 * Middleware that leaves the bytes of the request in `request.body`; 413 if there are more than `limit`, 415 if they are
 * encoded. Ignores the declared type: the content decides.
 */
export function readBytes(limit: number, { tooLarge, encoded }: UploadTexts): RequestHandler[] {
  function checkHeaders(request: Request, _response: Response, next: NextFunction): void {
    if (Number(request.get('Content-Length') ?? 0) > limit) throw refusal('too-large', tooLarge);
    if ((receivedHeader(request, 'content-encoding') ?? 'identity') !== 'identity') {
      throw refusal('unsupported-media-type', encoded);
    }
    next();
  }
  return [checkHeaders, express.raw({ type: () => true, limit, inflate: false }), takeBytes];
}

export function refusal(code: 'too-large' | 'unsupported-media-type', text: string): Problem {
  const problem = new Problem(code);
  problem.message = text;
  return problem;
}

function takeBytes(request: Request, _response: Response, next: NextFunction): void {
  const bytes = request.body as unknown;
  request.body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  next();
}

/** A query's name of a stored file: lower-case words joined by hyphens. */
export function mediaName(otherwise: string) {
  return z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lower-case words joined by hyphens' }),
        z.maxLength(60),
      ),
    otherwise,
  );
}
