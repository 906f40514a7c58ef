import type { Request, RequestHandler } from 'express';
import type * as z from 'zod/mini';
import type { ApiDependencies } from './api-dependencies.ts';
import { canonicalHash } from './canonical-hash.ts';
import { clientAddress } from './client-address.ts';
import {
  type Answer,
  answerOnce,
  idempotencyKey,
  type ReceivedIntent,
  rememberedAnswer,
  type Work,
} from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { enforceRateLimit } from './rate-limit.ts';
import { withinDeadline } from './within-deadline.ts';

/** A POST of a visitor: what it takes and what it does. */
export interface VisitorPost<Schema extends z.core.$ZodType> {
  /** Its name in idempotency keys and counters. */
  readonly name: string;
  readonly schema: Schema;
  /** The part of an address's hourly requests that may be of this kind. */
  readonly share: number;
  /** The header with what only the visitor has and what the same request again must have, too. */
  readonly credentialHeader?: string;
  /** `credential` is what the header holds; empty where there is none. */
  readonly work: (input: z.output<Schema>, now: Date, credential: string) => Work;
}

/**
 * Handles a visitor's POST: checks it, answers a repeated one as before, counts it, and carries it out once,
 * or answers `unavailable` in time. A repeated or malformed request costs nothing of the visitor's limit.
 */
export function visitorPost<Schema extends z.core.$ZodType>(
  { db, clock, settings }: ApiDependencies,
  { name, schema, share, credentialHeader, work }: VisitorPost<Schema>,
): RequestHandler {
  const limit = {
    perAddress: Math.ceil(settings.requestsPerHour * share),
    total: Math.ceil(settings.totalRequestsPerHour * share),
  };

  async function answerTo(request: Request, signal: AbortSignal): Promise<Answer> {
    const key = idempotencyKey(request.get('X-Idempotency-Key'));
    const input = parseInput(schema, request.body);
    const credential = (credentialHeader && request.get(credentialHeader)) || '';
    const asked: unknown = credentialHeader ? { credential, body: request.body as unknown } : request.body;
    const intent: ReceivedIntent = { route: name, key, bodyHash: canonicalHash(asked) };

    const earlier = await rememberedAnswer(db, intent);
    if (earlier) return earlier;

    const now = clock();
    const address = clientAddress(
      { headers: request.headers, remoteAddress: request.socket.remoteAddress },
      settings.trustedProxies,
    );
    await enforceRateLimit(db, { route: name, address, limit, now });
    return answerOnce({ db, signal, now }, intent, work(input, now, credential));
  }

  return async (request, response) => {
    const { status, body } = await withinDeadline((signal) => answerTo(request, signal));
    response.status(status).type('json').send(body);
  };
}
