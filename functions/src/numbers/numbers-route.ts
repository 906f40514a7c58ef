import type { RequestHandler } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { numbersRequestSchema } from '../../../src/domain/schemas/numbers.ts';
import { parseInput } from '../http/parse-input.ts';
import { readNumbers } from './read-numbers.ts';

/** POST /api/admin/numbers: what came in, week by week. */
export function numbersRoute({ db }: { db: Firestore }): RequestHandler {
  return async (request, response) => {
    const { weeks } = parseInput(numbersRequestSchema, request.body);
    response.json({ success: true, weeks: await readNumbers({ db, now: new Date() }, weeks) });
  };
}
