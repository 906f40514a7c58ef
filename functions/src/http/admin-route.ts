import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { documentId } from '../../../src/domain/schemas/text.ts';
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

const ID = documentId();

/** Reads what `requireAdmin` (access/require-admin.ts) stored. */
export function adminRequest(request: Request, response: Response): AdminRequest {
  return {
    adminId: String(response.locals['adminId']),
    by: String(response.locals['adminEmail']),
    get id() {
      const { success, data } = ID.safeParse(request.params['id']);
      if (!success) throw new Problem('not-found');
      return data;
    },
  };
}

/** Returns an administrators' route with a JSON body. Answers `success` and the members that `work` returns. */
export function adminRoute<Schema extends z.core.$ZodType>(
  schema: Schema,
  work: (input: z.output<Schema>, admin: AdminRequest) => Promise<object> | Promise<void>,
  status = 200,
): RequestHandler[] {
  return [
    ...readJson,
    async (request, response) => {
      const input = parseInput(schema, request.body);
      const members = await work(input, adminRequest(request, response));
      response.status(status).json({ success: true, ...(members ?? {}) });
    },
  ];
}

/** Returns the same without a body. */
export function adminAction(
  work: (admin: AdminRequest) => Promise<object> | Promise<void>,
  status = 200,
): RequestHandler[] {
  return [
    async (request, response) => {
      const members = await work(adminRequest(request, response));
      response.status(status).json({ success: true, ...(members ?? {}) });
    },
  ];
}
