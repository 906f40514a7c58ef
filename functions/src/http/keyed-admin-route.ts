import type { RequestHandler } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../../src/domain/api/api-route.ts';
import type { ReadClock } from '../platform/firebase.ts';
import { adminRequest, type ServedRoute } from './admin-route.ts';
import {
  answerIn,
  answerOnce,
  canonicalHash,
  idempotencyKey,
  type RequestWork,
  recordOf,
} from './idempotency.ts';
import { parseInput, readJson } from './read-json.ts';
import { withinDeadline } from './within-deadline.ts';

/** The administrator who calls. */
export interface Caller {
  readonly admin_id: string;
  /** The administrator's email address, in lower case. */
  readonly by: string;
}

interface KeyedWork<Route extends BodyRoute> {
  readonly db: Firestore;
  readonly timeOf: ReadClock;
  /** Name of the route in the stored keys. */
  readonly name: string;
  /** Reads the body; by default one of at most 64 KB. */
  readonly read?: RequestHandler[];
  /** Prepares the work before its transaction. */
  readonly work: (
    input: z.output<Route['body']>,
    caller: Caller,
    now: Date,
  ) => RequestWork | Promise<RequestWork>;
}

/** Serves an administrators' route that carries out each idempotency key once. */
export function keyedAdminRoute<Route extends BodyRoute>(
  route: Route,
  { db, timeOf, name, read = readJson, work }: KeyedWork<Route>,
): ServedRoute {
  const handler: RequestHandler = async (request, response) => {
    const key = idempotencyKey(request.get('X-Idempotency-Key'));
    const input = parseInput<Route['body']>(route.body, request.body);
    const { adminId: admin_id, by, guardMs } = adminRequest(request, response);
    const caller: Caller = { admin_id, by };
    const intent = {
      route: name,
      key,
      bodyHash: canonicalHash({ caller, body: request.body as unknown }),
    };
    const { status, body } = await withinDeadline(async (signal) => {
      const record = await recordOf(db, intent).get();
      const earlier = answerIn(record, intent);
      if (earlier) return earlier;
      const now = timeOf(record);
      return answerOnce({ db, signal, now }, intent, await work(input, caller, now));
    }, guardMs);
    response.status(status).type('json').send(body);
  };
  return { route, handlers: [...read, handler] };
}
