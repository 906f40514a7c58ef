/** All routes of the API, and their refusals. */
import * as adminRoutes from '../domain/api/admin-routes.ts';
import { type ApiRoute, isForAdmins, tokenHeaderOf } from '../domain/api/api-route.ts';
import * as visitorRoutes from '../domain/api/visitor-routes.ts';
import type { ProblemCode } from '../domain/messages/problems.ts';

export const ROUTES: readonly ApiRoute[] = [...Object.values(visitorRoutes), ...Object.values(adminRoutes)];

/** All refusals of a route: its own, and those of its kind. */
export function problemsOf(route: ApiRoute): ProblemCode[] {
  const { path, body, binary, problems = [], hasKey, hasHoneypot } = route;
  const isAdmin = isForAdmins(route);
  const when = (applies: unknown, ...codes: ProblemCode[]) => (applies ? codes : []);
  return [
    ...when(isAdmin, 'unauthenticated', 'forbidden'),
    ...when(isAdmin && path.includes('/:id'), 'not-found'),
    ...problems,
    ...when(route.meetingToken, 'meeting-not-found'),
    ...when(route.proposalToken, 'proposal-not-found'),
    ...when(hasHoneypot, 'looks-automated'),
    ...when(body || binary, 'invalid', 'too-large', 'unsupported-media-type'),
    ...when(hasKey, 'idempotency-mismatch'),
    ...when(hasKey && !isAdmin, 'app-check-failed', 'app-check-consumed'),
    ...when(!isAdmin && (hasKey || tokenHeaderOf(route)), 'rate-limited'),
    'method-not-allowed',
    'internal',
    'unavailable',
  ];
}
