import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
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

/** Members of the answer beyond `success`, if there are any. */
type Members = Promise<object> | Promise<void>;

/**
 * Returns an administrators' route with a JSON body. Answers `success` and the members that `work` returns.
 * @example
 * return adminRoute(moveBookingSchema, (slot, { by, id }) => moveBooking(dependencies, { id, by }, slot));
 */
export function adminRoute<Schema extends z.core.$ZodType>(
  schema: Schema,
  work: (input: z.output<Schema>, admin: AdminRequest) => Members,
  status = 200,
): RequestHandler[] {
  return [...readJson, answering((admin, body) => work(parseInput(schema, body), admin), status)];
}

/** Returns the same without a body. */
export function adminAction(work: (admin: AdminRequest) => Members, status = 200): RequestHandler[] {
  return [answering(work, status)];
}

function answering(work: (admin: AdminRequest, body: unknown) => Members, status: number): RequestHandler {
  return async (request, response) => {
    const members = await work(adminRequest(request, response), request.body);
    response.status(status).json({ success: true, ...(members ?? {}) });
  };
}
