import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { isHoneypotFilled } from '../../../src/domain/schemas/honeypot.ts';
import type { Bucket } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import type { Settings } from '../platform/params.ts';
import { requireAppCheck, type VerifyAppCheck } from './app-check.ts';
import { clientAddress } from './client-address.ts';
import type { Network } from './guarded-fetch.ts';
import {
  type Answer,
  answerIn,
  answerOnce,
  canonicalHash,
  idempotencyKey,
  type ReceivedIntent,
  recordOf,
  type Work,
} from './idempotency.ts';
import { Problem } from './problem.ts';
import { type Limits, limitsOf } from './rate-limit.ts';
import { parseInput } from './read-json.ts';
import { withinDeadline } from './within-deadline.ts';

export interface ApiDependencies {
  readonly db: Firestore;
  readonly bucket: () => Bucket;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  /** Network through which calendars are read; omitted for the internet. */
  readonly network?: Network | undefined;
  /** The addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** Set if visitors' requests need an App Check token. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

export interface VisitorPost<Schema extends z.core.$ZodType> {
  /** Its name in idempotency keys and counters. */
  readonly name: string;
  readonly schema: Schema;
  /** Part of a network's hourly requests that may be of this kind. */
  readonly share: number;
  /** A second limit for some of them, counted under its own name. */
  readonly furtherLimit?: (input: z.output<Schema>) => { name: string; share: number } | null;
  /** True if the form has a honeypot field. */
  readonly hasTrap?: boolean;
  /** Header with the visitor's secret; a repeated request must have the same. */
  readonly credentialHeader?: string;
  /** Path of a document for `work`, read together with the counters. */
  readonly reads?: (input: z.output<Schema>) => string;
  /** Prepares the work ahead of its transaction. */
  readonly work: (
    input: z.output<Schema>,
    now: Date,
    caller: Caller,
    read: DocumentSnapshot | undefined,
  ) => Work | Promise<Work>;
}

/** The sender of a request: its `credentialHeader` (empty if absent), network address and idempotency key. */
interface Caller {
  readonly credential: string;
  readonly address: string;
  readonly key: string;
}

/** Refusals an hour, as a multiple of a network's requests: more than a search for a free time meets. */
const REFUSALS_SHARE = 2;

export type VisitorPostDependencies = Pick<ApiDependencies, 'db' | 'clock' | 'settings' | 'verifyAppCheck'>;

/**
 * Handles a visitor's POST: validates it, repeats an earlier answer, applies rate limits, and carries it out once, or
 * answers `unavailable` at the deadline. Repeated, malformed and refused requests do not use the visitor's quota;
 * refusals have a separate, loose limit (docs/decisions/0055-limits-by-network.md).
 * @example
 * // The route's name, schema, limits and work come from one function next to its service
 * routes.post(path, ...readJson, visitorPost(dependencies, sendContactEmailRoute(dependencies)));
 */
export function visitorPost<Schema extends z.core.$ZodType>(
  { db, clock, settings, verifyAppCheck }: VisitorPostDependencies,
  { name, schema, share, furtherLimit, hasTrap, credentialHeader, reads, work }: VisitorPost<Schema>,
  /** Called when the request may have changed something, before it is answered. */
  onChange: () => void = () => undefined,
): RequestHandler {
  const perHour = (part: number) => Math.ceil(settings.requestsPerHour * part);

  async function answerTo(request: Request, signal: AbortSignal): Promise<Answer> {
    const key = idempotencyKey(request.get('X-Idempotency-Key'));
    const input = parseInput(schema, request.body);
    if (verifyAppCheck) await requireAppCheck(verifyAppCheck, request.get('X-Firebase-AppCheck'));
    if (hasTrap && isHoneypotFilled(request.body)) {
      logEvent('looks-automated', { route: name });
      throw new Problem('looks-automated');
    }
    const credential = (credentialHeader && request.get(credentialHeader)) || '';
    const asked: unknown = credentialHeader ? { credential, body: request.body as unknown } : request.body;
    const intent: ReceivedIntent = { route: name, key, bodyHash: canonicalHash(asked) };

    const now = clock();
    const address = clientAddress(request, settings.trustedProxies);
    const caller = { credential, address, key };
    const limits = await limitsOf(
      db,
      [{ name, share }, furtherLimit?.(input) ?? []]
        .flat()
        .map((limit) => ({ route: limit.name, address, key, perHour: perHour(limit.share), now })),
    );
    const refusals = await limitsOf(db, [
      { route: 'refused', address, key: randomUUID(), perHour: perHour(REFUSALS_SHARE), now },
    ]);
    const asks = [recordOf(db, intent), ...limits.refs, ...refusals.refs];
    const [record, ...counters] = await db.getAll(...asks, ...(reads ? [db.doc(reads(input))] : []));
    const earlier = answerIn(record, intent);
    if (earlier) return earlier;
    limits.check(counters.slice(0, limits.refs.length));
    refusals.check(counters.slice(limits.refs.length, asks.length - 1));

    let isDone = false;
    let isRefused = false;
    try {
      const limited = withinLimits(await work(input, now, caller, counters[asks.length - 1]), limits);
      const answer = await answerOnce({ db, signal, now }, intent, limited);
      isDone = answer.status < 300;
      isRefused = !isDone;
      if (isDone) logEvent('request-done', { route: name });
      return answer;
    } catch (error) {
      isRefused = error instanceof Problem && error.status < 500;
      throw error;
    } finally {
      if (isRefused) await refusals.reserveLoosely();
      else onChange();
      if (!isDone) await limits.release();
    }
  }

  return async (request, response) => {
    const { status, body } = await withinDeadline((signal) => answerTo(request, signal));
    response.status(status).type('json').send(body);
  };
}

/** Reserves quota in the work's own transaction. On a conflict, reserves quota first, then retries. */
function withinLimits({ decide, conflict }: Work, limits: Limits): Work {
  return {
    decide: async (transaction) => {
      const decision = await decide(transaction);
      const write: typeof decision.write = (writer) => {
        decision.write(writer);
        if (decision.status < 300) limits.reserveIn(writer);
      };
      return { ...decision, write };
    },
    conflict: async () => {
      const problem = await conflict?.();
      if (problem) return problem;
      return (await limits.reserveFirst()) ? null : problem;
    },
  };
}
