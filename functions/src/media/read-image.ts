import express, { type NextFunction, type Request, type Response } from 'express';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/media.ts';
import { receivedHeader } from '../http/untouched-body.ts';
import { imageProblem } from './image-problem.ts';
import { ImageRefused } from './process-image.ts';

/** Middleware that leaves the bytes of the request in `request.body`: 413 if there are too many, whatever they are. */
export const readImage = [
  checkHeaders,
  express.raw({ type: () => true, limit: MAX_UPLOAD_BYTES, inflate: false }),
  takeBytes,
];

/** Before anything is read. The declared type is not looked at: the content tells. */
function checkHeaders(request: Request, _response: Response, next: NextFunction): void {
  if (Number(request.get('Content-Length') ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
  if ((receivedHeader(request, 'content-encoding') ?? 'identity') !== 'identity') {
    throw imageProblem(new ImageRefused('unsupported-type'));
  }
  next();
}

function takeBytes(request: Request, _response: Response, next: NextFunction): void {
  const bytes = request.body as unknown;
  request.body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  next();
}

function tooLarge() {
  return imageProblem(new ImageRefused('too-large'));
}
