import { customRequestSchema } from '../../../src/domain/schemas/custom-request.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideCustomRequest } from './request-custom-booth.ts';

/** POST /api/request-custom-booth: stores the request and tells the team, who promised an answer within 24 hours. */
export function requestCustomBoothRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof customRequestSchema> {
  return {
    name: 'request-custom-booth',
    schema: customRequestSchema,
    share: 1 / 4,
    work: (request, now) => ({
      decide: () => decideCustomRequest({ db, settings, now }, request),
    }),
  };
}
