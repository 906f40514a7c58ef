import type { Request, RequestHandler } from 'express';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../../src/domain/api/api-route.ts';
import { isHoneypotFilled } from '../../../src/domain/schemas/honeypot.ts';
import type { Bucket } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import type { Settings } from '../platform/params.ts';
import { requireAppCheck, type VerifyAppCheck } from './app-check.ts';
import { findCaller, type LimitsOf } from './find-caller.ts';
import type { Network } from './guarded-fetch.ts';
import {
  type Answer,
  answerIn,
  answerLate,
  answerOnce,
  canonicalHash,
  idempotencyKey,
  type ReceivedIntent,
  type RequestWork,
  recordOf,
} from './idempotency.ts';
import { isRefusal, Problem } from './problem.ts';
import { countNow, type RateLimits, rateLimits, requireQuota } from './rate-limit.ts';
import { parseInput } from './read-json.ts';
import { orVerdict, withinDeadline } from './within-deadline.ts';

export interface ApiDependencies {
  readonly db: Firestore;
  readonly bucket: () => Bucket;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  /** Network through which calendars are read; the internet by default. */
  readonly network?: Network | undefined;
  /** Returns the addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** Present if visitors' requests need an App Check token. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

export interface VisitorPost<Route extends BodyRoute> {
  /** Name in idempotency keys and counters. */
  readonly name: string;
  readonly route: Route;
  /** Share of a network's hourly requests that may be of this kind. */
  readonly share: number;
  /** A second limit for some requests, counted under another name. */
  readonly furtherLimit?: (input: z.output<Route['body']>) => { name: string; share: number } | null;
  /** True if the form has a honeypot field. */
  readonly hasHoneypot?: boolean;
  /** Header with the visitor's secret; a repeated request must send the same value. */
  readonly credentialHeader?: string;
  /** Returns a query for `work`, which is read together with the counters. */
  readonly reads?: (input: z.output<Route['body']>) => Query;
  /** Prepares the work before its transaction. */
  readonly work: (
    input: z.output<Route['body']>,
    now: Date,
    caller: Caller,
    read: readonly DocumentSnapshot[],
  ) => RequestWork | Promise<RequestWork>;
}

/** The sender of a request: `credentialHeader`'s value (empty if absent), limits and idempotency key. */
interface Caller {
  readonly credential: string;
  readonly limitsOf: LimitsOf;
  readonly key: string;
}

/** Maximum refusals per hour, as a multiple of a network's requests; higher than a search for a free time needs. */
const REFUSALS_SHARE = 2;

export type VisitorPostDependencies = Pick<ApiDependencies, 'db' | 'clock' | 'settings' | 'verifyAppCheck'>;

/**
 * Handles a visitor's POST: validates it, repeats an earlier answer, applies rate limits, and carries it out once, or
 * answers `unavailable` at the deadline. Repeated, malformed and refused requests do not use the visitor's quota;
 * refusals have a separate, loose limit (docs/decisions/0055-limits-by-network.md).
 * @example
 * // The route, its limits and its work come from one function next to its service
 * routes.post(path, ...readJson, visitorPost(dependencies, sendContactEmailRoute(dependencies)));
 */
export function visitorPost<Route extends BodyRoute>(
  { db, clock, settings, verifyAppCheck }: VisitorPostDependencies,
  { name, route, share, furtherLimit, hasHoneypot, credentialHeader, reads, work }: VisitorPost<Route>,
  /** Called before the answer if the request may have changed something. */
  onChange: (input: z.output<Route['body']>) => void = () => undefined,
): RequestHandler {
  const perHour = (part: number) => Math.ceil(settings.requestsPerHour * part);

  async function answerTo(request: Request, signal: AbortSignal): Promise<Answer> {
    const key = idempotencyKey(request.get('X-Idempotency-Key'));
    const input = parseInput<Route['body']>(route.body, request.body);
    if (verifyAppCheck) await requireAppCheck(verifyAppCheck, request.get('X-Firebase-AppCheck'));
    if (hasHoneypot && isHoneypotFilled(request.body)) {
      logEvent('looks-automated', { route: name });
      throw new Problem('looks-automated');
    }
    const credential = (credentialHeader && request.get(credentialHeader)) || '';
    const asked: unknown = credentialHeader ? { credential, body: request.body as unknown } : request.body;
    const intent: ReceivedIntent = { route: name, key, bodyHash: canonicalHash(asked) };

    const now = clock();
    const limitsOf = await findCaller(request, { db, now, trustedProxies: settings.trustedProxies });
    const caller = { credential, limitsOf, key };
    const limited = (route: string, part: number) => limitsOf({ route, perHour: perHour(part), now });
    const further = furtherLimit?.(input);
    const limits = await rateLimits(db, [
      ...limited(name, share),
      ...(further ? limited(further.name, further.share) : []),
    ]);
    const refusals = await rateLimits(db, limited('refused', REFUSALS_SHARE));
    const asks = [recordOf(db, intent), ...limits.refs, ...refusals.refs];
    const [[record, ...counters], read] = await Promise.all([db.getAll(...asks), reads?.(input).get()]);
    const earlier = answerIn(record, intent);
    if (earlier) return earlier;
    const counted = counters.slice(0, limits.refs.length);
    requireQuota(name, limits, counted);
    requireQuota('refused', refusals, counters.slice(limits.refs.length));

    let isRefused = false;
    try {
      const decided = await work(input, now, caller, read?.docs ?? []);
      const quoted = withinLimits({ db, route: name, limits, counters: counted }, decided);
      const attempt = { db, signal, now };
      const answer = await orVerdict(answerOnce(attempt, intent, quoted), () =>
        answerLate(attempt, intent, decided),
      );
      isRefused = answer.status >= 300;
      if (!isRefused) logEvent('request-done', { route: name });
      return answer;
    } catch (error) {
      isRefused = error instanceof Problem && isRefusal(error);
      throw error;
    } finally {
      // A failure does not replace the answer, which is stored by then
      if (isRefused)
        await countNow(db, refusals).catch((error: unknown) =>
          logEvent('refusal-not-counted', { route: name, error }),
        );
      else onChange(input);
    }
  }

  return async (request, response) => {
    const { status, body } = await withinDeadline((signal) => answerTo(request, signal));
    response.status(status).type('json').send(body);
  };
}

interface Quota {
  readonly db: Firestore;
  readonly route: string;
  readonly limits: RateLimits;
  /** The counters at the time of the check. */
  readonly counters: readonly DocumentSnapshot[];
}

/** Counts the request in its own transaction. Checks the counters again after a conflict. */
function withinLimits(
  { db, route, limits, counters }: Quota,
  { decide, conflict, ...others }: RequestWork,
): RequestWork {
  let counted = counters;
  return {
    ...others,
    decide: async (transaction, nth) => {
      const decision = await decide(transaction, nth);
      const write: typeof decision.write = (writer) => {
        decision.write(writer);
        if (decision.status < 300) limits.count(writer, counted);
      };
      return { ...decision, write };
    },
    conflict: async () => {
      const problem = await conflict?.();
      if (problem) return problem;
      counted = await db.getAll(...limits.refs);
      requireQuota(route, limits, counted);
      return null;
    },
  };
}
