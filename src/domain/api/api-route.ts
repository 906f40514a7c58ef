import type * as z from 'zod/mini';
import type { ProblemCode } from '../messages/problems.ts';

type Schema = z.core.$ZodType;

/** A route's input and answers, for the server and for its description. */
export interface ApiRoute {
  readonly method: 'get' | 'post';
  /** As Express writes it: `/api/admin/bookings/:id/move`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Body as JSON; none if omitted. */
  readonly body?: Schema;
  /** Media type of a body that is not JSON. */
  readonly binary?: string;
  /** Media type of an answer that is not JSON. */
  readonly answers?: string;
  readonly query?: readonly string[];
  readonly meetingToken?: true;
  readonly proposalToken?: true;
  /** True if it needs an `X-Idempotency-Key` and is carried out once per key, as every visitor's POST is. */
  readonly hasKey?: true;
  /** Name of its keys, and of its visitors' counters. */
  readonly name?: string;
  /** Share of a network's hourly requests that may be of this kind. */
  readonly share?: number;
  readonly hasHoneypot?: true;
  /** False if it needs no App Check token where others do. */
  readonly hasAppCheck?: false;
  /** Maximum bytes of the body, if not the usual ones. */
  readonly maxBytes?: number;
  /** True if it may take longer than the deadline, because it takes many steps or asks other servers. */
  readonly takesLonger?: true;
  /** Seconds for which the CDN serves an answer, and then serves it stale while it revalidates. */
  readonly cacheSeconds?: { readonly fresh: number; readonly stale: number };
  /** An answer by its status; without one, a POST answers 200 with `success` only. */
  readonly [status: number]: Schema;
  /** Problems of this route, in addition to those that `problemsOf` gives all routes of its kind. */
  readonly problems?: readonly ProblemCode[];
}

type Details = Omit<ApiRoute, 'method' | 'path' | 'summary'>;

export function get<const Rest extends Details>(path: ApiRoute['path'], summary: string, rest: Rest) {
  return { method: 'get' as const, path, summary, ...rest };
}

/**
 * Defines a route: what it takes and answers, and how it is served (functions/src/http/serve.ts). The description of
 * `GET /api/openapi.json` follows.
 * @example post('/api/admin/bookings/:id/note', "Store the team's note", { body: noteSchema, 200: answerSchema })
 */
export function post<const Rest extends Details = Record<never, never>>(
  path: ApiRoute['path'],
  summary: string,
  rest: Rest = {} as Rest,
) {
  return { method: 'post' as const, path, summary, ...rest };
}

/** Statuses of a route's answers. */
export function statusesOf(route: ApiRoute): number[] {
  const own = Object.keys(route).map(Number);
  return own.some((status) => status > 0) ? own.filter((status) => status > 0) : [200];
}

/** A route whose body is JSON. */
export type BodyRoute = ApiRoute & { readonly body: Schema };

/** A route that carries out each key once. */
export type KeyedRoute = BodyRoute & { readonly hasKey: true; readonly name: string };

/** True if only administrators may call it. */
export function isForAdmins({ path }: Pick<ApiRoute, 'path'>): boolean {
  return path.startsWith('/api/admin/');
}

/** Returns the header with the token of the route's link, since addresses would be logged; null without a link. */
export function tokenHeaderOf({ meetingToken, proposalToken }: ApiRoute): string | null {
  if (meetingToken) return 'X-Meeting-Token';
  return proposalToken ? 'X-Proposal-Token' : null;
}

/**
 * Defines a visitor's POST, whose keys and counters have this name.
 * @example visitorPost('/api/note', 'Leave a note', { name: 'note', share: 1, body: noteSchema, 200: answerSchema })
 */
export function visitorPost<const Name extends string, const Rest extends Details>(
  path: ApiRoute['path'],
  summary: string,
  rest: Rest & { readonly name: Name; readonly share: number },
) {
  return { ...post(path, summary, rest), hasKey: true as const };
}

/** Problems of a requested hour. */
export const SLOT_PROBLEMS: readonly ProblemCode[] = [
  'availability-not-found',
  'slot-taken',
  'slot-not-offered',
  'slot-in-past',
  'slot-too-soon',
  'slot-too-far',
];
