import type * as z from 'zod/mini';
import type { ProblemCode } from '../domain/messages/problems.ts';

type Schema = z.core.$ZodType;

export interface ApiRoute {
  readonly method: 'get' | 'post';
  readonly path: `/${string}`;
  readonly summary: string;
  /** Body as JSON; none if omitted. */
  readonly body?: Schema;
  /** Media type of a body that is no JSON. */
  readonly binary?: string;
  /** Query parameters. */
  readonly query?: readonly string[];
  readonly meetingToken?: true;
  /** Answers with a page for people. */
  readonly isPage?: true;
  /** Needs an `X-Idempotency-Key`, as every POST of a visitor does. */
  readonly hasKey?: true;
  /** An answer, by its status. */
  readonly [status: number]: Schema;
  /** Refusals of this route, added to those of its kind (`problemsOf`). */
  readonly problems?: readonly ProblemCode[];
}

type RouteMaker = (
  path: ApiRoute['path'],
  summary: string,
  rest: Omit<ApiRoute, 'method' | 'path' | 'summary'>,
) => ApiRoute;

export const get: RouteMaker = (path, summary, rest) => ({ method: 'get', path, summary, ...rest });
export const post: RouteMaker = (path, summary, rest) => ({ method: 'post', path, summary, ...rest });

/** Refusals of an hour. */
export const SLOT_PROBLEMS: readonly ProblemCode[] = [
  'availability-not-found',
  'slot-taken',
  'slot-not-offered',
  'slot-in-past',
  'slot-too-soon',
  'slot-too-far',
];
