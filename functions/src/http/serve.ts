/** The frame of every JSON route. What a route needs stands in its definition (src/domain/api). */
import type { Request, RequestHandler, Response } from 'express';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  type ApiRoute,
  type BodyRoute,
  isForAdmins,
  type KeyedRoute,
  statusesOf,
  tokenHeaderOf,
} from '../../../src/domain/api/api-route.ts';
import { idIn } from '../../../src/domain/document-id.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';
import { isHoneypotFilled } from '../../../src/domain/schemas/honeypot.ts';
import type { Bucket, ReadClock } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import type { Enqueue } from '../platform/outbox.ts';
import type { Settings } from '../platform/params.ts';
import { requireAppCheck, type VerifyAppCheck } from './app-check.ts';
import type { Network } from './guarded-fetch.ts';
import {
  type Answer,
  answerIn,
  answerLate,
  answerOnce,
  canonicalHash,
  idempotencyKey,
  type RequestWork,
  recordOf,
} from './idempotency.ts';
import { isRefusal, Problem } from './problem.ts';
import { behindLink, type FurtherLimit, type LimitsOf, NO_QUOTA, quotaOf } from './quota.ts';
import { parseInput, readJsonUpTo } from './read-json.ts';
import { type CachedAnswer, sendCached } from './send-cached.ts';
import { orVerdict, withinDeadline } from './within-deadline.ts';

/** Dependencies of visitors' routes. */
export interface ApiDependencies {
  readonly db: Firestore;
  readonly bucket: () => Bucket;
  readonly clock: () => Date;
  readonly settings: Settings;
  /** The secret CALENDAR_KEY. */
  readonly calendarKey: () => string;
  /** Network through which calendars are read and webhooks sent; the internet by default. */
  readonly network?: Network | undefined;
  /** Returns the addresses that may sign in, in lower case. */
  readonly admins: () => ReadonlySet<string>;
  /** Present if visitors' requests need an App Check token. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

/** Dependencies of administrators' routes. */
export interface AdminDependencies extends Omit<ApiDependencies, 'verifyAppCheck'> {
  readonly timeOf: ReadClock;
  /** Verifies signature, age and revocation; rejects with an `auth/…` code. */
  readonly verifyIdToken: (token: string) => Promise<IdToken>;
  readonly hasRecord: (uid: string) => Promise<boolean>;
  /** Makes this address's account an administrator's, and mails the link that sets its password. */
  readonly invite: (email: string) => Promise<void>;
  readonly enqueue: Enqueue<Pick<Mail, 'kind'>>;
  readonly enqueueDelivery: Enqueue;
}

/** The claims we read from an ID token. */
export interface IdToken {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly [claim: string]: unknown;
}

export interface ServedRoute {
  readonly route: ApiRoute;
  readonly handlers: readonly RequestHandler[];
}

/** A request, and who sent it. */
export interface Call {
  readonly request: Request;
  /** The link's token; empty without. */
  readonly token: string;
  /** An administrator's id and email address, in lower case; empty for visitors. */
  readonly adminId: string;
  readonly by: string;
  /** Milliseconds that the guard took, which count toward the deadline. */
  readonly guardMs: number;
  /** The `:id` of an administrators' path. */
  readonly id: string;
}

/** A request that is carried out once. */
export interface KeyedCall extends Call {
  readonly now: Date;
  readonly limitsOf: LimitsOf;
  /** The documents of `reads`. */
  readonly read: readonly DocumentSnapshot[];
}

/** Dependencies and further steps of a visitor's or a keyed route. */
export interface Serving<Route extends ApiRoute = ApiRoute> {
  readonly db: Firestore;
  /** Visitors' requests have the time of `clock`, administrators' the database's. */
  readonly clock?: () => Date;
  readonly timeOf?: ReadClock;
  readonly settings?: Settings;
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
  /** A second limit for some requests, counted under another name. */
  readonly furtherLimit?: (input: InputOf<Route>) => FurtherLimit | null;
  /** Returns a query for `work`, which is read together with the counters. */
  readonly reads?: (input: InputOf<Route>) => Query;
  /** Called before the answer if the request may have changed something. */
  readonly onChange?: (input: InputOf<Route>) => void;
  /** Runs before the body is read. */
  readonly before?: RequestHandler;
}

export type InputOf<Route> = Route extends BodyRoute ? z.output<Route['body']> : undefined;

/**
 * Serves a route. With a key, the request is carried out once, as the returned work decides. Else a POST answers with
 * `success` and the members that `work` returns, a GET with what it returns. Answers `unavailable` at the deadline, unless
 * the route `takesLonger`.
 * @example serve(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot));
 */
export function serve<Route extends KeyedRoute>(
  route: Route,
  work: (input: InputOf<Route>, call: KeyedCall) => RequestWork | Promise<RequestWork>,
  serving: Serving<Route>,
): ServedRoute;
export function serve<Route extends ApiRoute>(
  route: Route,
  work: (input: InputOf<Route>, call: Call) => Promise<object> | Promise<void>,
  serving?: Serving<Route>,
): ServedRoute;
export function serve(
  route: ApiRoute,
  work: (input: never, call: KeyedCall) => unknown,
  serving?: Serving,
): ServedRoute {
  const [status = 200] = statusesOf(route);
  const { body, maxBytes, cacheSeconds, hasKey, method, takesLonger } = route;
  const isLink = method === 'get' && tokenHeaderOf(route) !== null;
  const answer: RequestHandler = async (request, response) => {
    const call = callOf(route, request, response);
    if (isLink) response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (hasKey && serving) {
      const once = (signal: AbortSignal) => answerKeyed(route as KeyedRoute, work, serving, call, signal);
      const answered = await withinDeadline(once, call.guardMs);
      response.status(answered.status).type('json').send(answered.body);
      return;
    }
    const done = async () => {
      const input = body ? parseInput(body, request.body) : undefined;
      return work(input as never, call as KeyedCall) as Promise<object | undefined>;
    };
    const find = () => (isLink && serving ? behindLink(serving, request, done) : done());
    const members = await (takesLonger ? find() : withinDeadline(find, call.guardMs));
    if (cacheSeconds) sendCached(request, response, members as CachedAnswer, cacheSeconds);
    else response.status(status).json(method === 'get' ? members : { success: true, ...members });
  };
  const read = body ? readJsonUpTo(maxBytes) : [];
  return { route, handlers: [...(serving?.before ? [serving.before] : []), ...read, answer] };
}

/**
 * Reads who calls; of an administrator, what `requireAdmin` (access/require-admin.ts) stored.
 * @throws Problem `not-found` for a malformed id in an administrators' path
 */
export function callOf(route: ApiRoute, request: Request, { locals }: Response): Call {
  const header = tokenHeaderOf(route);
  const id = idIn(request.params, 'id');
  if (id === null && isForAdmins(route) && route.path.includes('/:id')) throw new Problem('not-found');
  return {
    request,
    token: (header && request.get(header)) ?? '',
    adminId: locals['adminId'] ?? '',
    by: locals['adminEmail'] ?? '',
    guardMs: locals['guardMs'] ?? 0,
    id: id ?? '',
  };
}

/**
 * Validates a request, repeats an earlier answer, and carries the request out once. A visitor's is limited: repeated,
 * malformed and refused ones do not use the quota; refusals have a separate, loose limit
 * (docs/decisions/0055-limits-by-network.md).
 */
async function answerKeyed(
  route: KeyedRoute,
  work: (input: never, call: KeyedCall) => unknown,
  { db, clock, timeOf, settings, verifyAppCheck, furtherLimit, reads, onChange }: Serving,
  call: Call,
  signal: AbortSignal,
): Promise<Answer> {
  const { request, token, adminId: admin_id, by } = call;
  const { name, hasHoneypot, hasAppCheck = true } = route;
  const key = idempotencyKey(request.get('X-Idempotency-Key'));
  const input = parseInput(route.body, request.body) as never;
  const isVisitors = !isForAdmins(route);
  if (verifyAppCheck && hasAppCheck)
    await requireAppCheck(verifyAppCheck, request.get('X-Firebase-AppCheck'));
  if (hasHoneypot && isHoneypotFilled(request.body)) {
    logEvent('looks-automated', { route: name });
    throw new Problem('looks-automated');
  }
  const body: unknown = request.body;
  const isLink = tokenHeaderOf(route) !== null;
  const asked = isLink ? { credential: token, body } : isVisitors ? body : { caller: { admin_id, by }, body };
  const intent = { route: name, key, bodyHash: canonicalHash(asked) };
  const at = clock?.();
  const quota =
    at && settings
      ? await quotaOf(route, request, { db, settings, now: at }, furtherLimit?.(input))
      : NO_QUOTA;
  const [[record, ...counters], read] = await Promise.all([
    db.getAll(recordOf(db, intent), ...quota.refs),
    reads?.(input).get(),
  ]);
  const earlier = answerIn(record, intent);
  if (earlier) return earlier;
  const { limited, countRefusal } = quota.require(counters);
  const now = at ?? (record && timeOf?.(record)) ?? new Date();
  let isRefused = false;
  try {
    const keyed = { ...call, now, limitsOf: quota.limitsOf, read: read?.docs ?? [] };
    const decided = (await work(input, keyed)) as RequestWork;
    const attempt = { db, signal, now };
    const answer = await orVerdict(answerOnce(attempt, intent, limited(decided)), () =>
      answerLate(attempt, intent, decided),
    );
    isRefused = answer.status >= 300;
    if (!isRefused && isVisitors) logEvent('request-done', { route: name });
    return answer;
  } catch (error) {
    isRefused = error instanceof Problem && isRefusal(error);
    throw error;
  } finally {
    if (isRefused) await countRefusal();
    else onChange?.(input);
  }
}
