import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { type ApiRoute, type BodyRoute, statusesOf } from '../../../src/domain/api/api-route.ts';
import { idIn } from '../../../src/domain/document-id.ts';
import { Problem } from './problem.ts';
import { parseInput, readJson } from './read-json.ts';
import { withinDeadline } from './within-deadline.ts';

/** An administrator's request. */
interface AdminRequest {
  readonly adminId: string;
  /** The administrator's email address, in lower case. */
  readonly by: string;
  /** Milliseconds that the guard took, which count toward the deadline. */
  readonly guardMs: number;
  /** The `:id` of the path. @throws Problem `not-found` if it is malformed */
  readonly id: string;
}

/** Reads what `requireAdmin` (access/require-admin.ts) stored. */
export function adminRequest(request: Request, response: Response): AdminRequest {
  return {
    adminId: String(response.locals['adminId']),
    by: String(response.locals['adminEmail']),
    guardMs: Number(response.locals['guardMs']),
    get id() {
      const id = idIn(request.params, 'id');
      if (id === null) throw new Problem('not-found');
      return id;
    },
  };
}

/** Members of the answer in addition to `success`, if any. */
type Members = Promise<object> | Promise<void>;

/** A route and its handlers. */
export interface ServedRoute {
  readonly route: ApiRoute;
  readonly handlers: readonly RequestHandler[];
}

/** Runs a route's work within the deadline. */
type Limit = <T>(work: () => Promise<T>, spentMs: number) => Promise<T>;

/** Lets a route's work take longer than the deadline, because it takes many steps or asks other servers. */
export const takesLonger: Limit = (work) => work();

/**
 * Serves an administrators' route with a JSON body. Answers within the deadline, with `success` and the members that
 * `work` returns.
 * @example
 * return adminRoute(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot));
 */
export function adminRoute<Route extends BodyRoute>(
  route: Route,
  work: (input: z.output<Route['body']>, admin: AdminRequest) => Members,
  limit: Limit = withinDeadline,
  read: readonly RequestHandler[] = readJson,
): ServedRoute {
  const answer = answering(
    route,
    (admin, body) => work(parseInput<Route['body']>(route.body, body), admin),
    limit,
  );
  return { route, handlers: [...read, answer] };
}

/** Serves an administrators' route without a body. */
export function adminAction(
  route: ApiRoute,
  work: (admin: AdminRequest) => Members,
  limit: Limit = withinDeadline,
): ServedRoute {
  return { route, handlers: [answering(route, work, limit)] };
}

function answering(
  route: ApiRoute,
  work: (admin: AdminRequest, body: unknown) => Members,
  limit: Limit,
): RequestHandler {
  const [status = 200] = statusesOf(route);
  return async (request, response) => {
    const admin = adminRequest(request, response);
    const members = await limit(async () => work(admin, request.body), admin.guardMs);
    response.status(status).json({ success: true, ...(members ?? {}) });
  };
}
