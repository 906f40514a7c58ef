import type { RequestHandler, Response } from 'express';
import { changeLeadSchema } from '../../../src/domain/schemas/leads.ts';
import { parseInput } from '../http/parse-input.ts';
import { changeLead, type LeadDependencies } from './change-lead.ts';

/** POST /api/admin/leads/change: what the team says of a quote, a request or a message. */
export function changeLeadRoute(
  dependencies: LeadDependencies & { readonly adminEmailOf: (response: Response) => string },
): RequestHandler {
  return async (request, response) => {
    const wanted = parseInput(changeLeadSchema, request.body);
    response.json(await changeLead(dependencies, dependencies.adminEmailOf(response), wanted));
  };
}

/** GET /api/admin/administrators: the addresses of those who may look after a lead. */
export function administratorsRoute({ admins }: Pick<LeadDependencies, 'admins'>): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store');
    response.json({ success: true, emails: [...admins()].sort() });
  };
}
