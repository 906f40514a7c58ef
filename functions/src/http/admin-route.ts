import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { type ApiRoute, type BodyRoute, statusesOf } from '../../../src/domain/api/api-route.ts';
import { idIn } from '../../../src/domain/document-id.ts';
import { Problem } from './problem.ts';
import { parseInput, readJson } from './read-json.ts';

/** An administrator's request. */
interface AdminRequest {
  readonly adminId: string;
  /** The administrator's email address, in lower case. */
  readonly by: string;
  /** The `:id` of the path. @throws Problem `not-found` if it is malformed */
  readonly id: string;
}

/** Reads what `requireAdmin` (access/require-admin.ts) stored. */
export function adminRequest(request: Request, response: Response): AdminRequest {
  return {
    adminId: String(response.locals['adminId']),
    by: String(response.locals['adminEmail']),
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

/**
 * Serves an administrators' route with a JSON body. Answers with `success` and the members that `work` returns.
 * @example
 * return adminRoute(MOVE_BOOKING, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot));
 */
export function adminRoute<Route extends BodyRoute>(
  route: Route,
  work: (input: z.output<Route['body']>, admin: AdminRequest) => Members,
): ServedRoute {
  const answer = answering(route, (admin, body) => work(parseInput<Route['body']>(route.body, body), admin));
  return { route, handlers: [...readJson, answer] };
}

/** Serves an administrators' route without a body. */
export function adminAction(route: ApiRoute, work: (admin: AdminRequest) => Members): ServedRoute {
  return { route, handlers: [answering(route, work)] };
}

function answering(route: ApiRoute, work: (admin: AdminRequest, body: unknown) => Members): RequestHandler {
  const [status = 200] = statusesOf(route);
  return async (request, response) => {
    const members = await work(adminRequest(request, response), request.body);
    response.status(status).json({ success: true, ...(members ?? {}) });
  };
}
