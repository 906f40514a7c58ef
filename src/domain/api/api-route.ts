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
  /** Query parameters. */
  readonly query?: readonly string[];
  readonly meetingToken?: true;
  readonly proposalToken?: true;
  /** True if it needs an `X-Idempotency-Key`, as every visitor's POST does. */
  readonly hasKey?: true;
  /** An answer by its status. */
  readonly [status: number]: Schema;
  /** Problems of this route, in addition to those that `problemsOf` gives all routes of its kind. */
  readonly problems?: readonly ProblemCode[];
}

type Details = Omit<ApiRoute, 'method' | 'path' | 'summary'>;

export function get<const Rest extends Details>(path: ApiRoute['path'], summary: string, rest: Rest) {
  return { method: 'get' as const, path, summary, ...rest };
}

/**
 * Defines a route. The server reads its path and its body's schema, and `GET /api/openapi.json` all other fields.
 * @example post('/api/admin/bookings/:id/note', "Store the team's note", { body: noteSchema, 200: answerSchema })
 */
export function post<const Rest extends Details>(path: ApiRoute['path'], summary: string, rest: Rest) {
  return { method: 'post' as const, path, summary, ...rest };
}

/** Statuses of a route's answers. */
export function statusesOf(route: ApiRoute): number[] {
  return Object.keys(route)
    .map(Number)
    .filter((status) => status > 0);
}

/** A route whose body is JSON. */
export type BodyRoute = ApiRoute & { readonly body: Schema };

/** Problems of a requested hour. */
export const SLOT_PROBLEMS: readonly ProblemCode[] = [
  'availability-not-found',
  'slot-taken',
  'slot-not-offered',
  'slot-in-past',
  'slot-too-soon',
  'slot-too-far',
];
