import { customRequestSchema } from '../../../src/domain/schemas/custom-request.ts';
import type { ApiDependencies } from '../http/api-dependencies.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { decideCustomRequest } from './request-custom-booth.ts';

/** The part of a network's requests, and of the team's mails, that may be of this kind. */
const SHARE = 1 / 4;

/** POST /api/request-custom-booth: stores the request and tells the team, who promised an answer within 24 hours. */
export function requestCustomBoothRoute({
  db,
  settings,
}: ApiDependencies): VisitorPost<typeof customRequestSchema> {
  const mostMails = Math.ceil(settings.totalRequestsPerHour * SHARE);
  return {
    name: 'request-custom-booth',
    schema: customRequestSchema,
    share: SHARE,
    hasTrap: true,
    work: (request, now) => ({
      decide: () => decideCustomRequest({ db, settings, now, mostMails }, request),
    }),
  };
}
