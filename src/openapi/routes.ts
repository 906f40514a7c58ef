/** All routes of the API, and their refusals. */
import * as adminRoutes from '../domain/api/admin-routes.ts';
import { type ApiRoute, isForAdmins, tokenHeaderOf } from '../domain/api/api-route.ts';
import * as visitorRoutes from '../domain/api/visitor-routes.ts';
import type { ProblemCode } from '../domain/messages/problems.ts';

export const ROUTES: readonly ApiRoute[] = [...Object.values(visitorRoutes), ...Object.values(adminRoutes)];

const ALL: readonly ProblemCode[] = ['method-not-allowed', 'internal', 'unavailable'];
const JSON_BODY: readonly ProblemCode[] = ['invalid', 'too-large', 'unsupported-media-type'];
const VISITOR: readonly ProblemCode[] = [
  'app-check-failed',
  'app-check-consumed',
  'idempotency-mismatch',
  'rate-limited',
];

/** All refusals of a route. */
export function problemsOf(route: ApiRoute): ProblemCode[] {
  const isAdmin = isForAdmins(route);
  return [
    ...(isAdmin ? (['unauthenticated', 'forbidden'] as const) : []),
    ...(route.problems ?? []),
    ...(route.body ? JSON_BODY : []),
    ...(route.method === 'post' && !isAdmin ? VISITOR : []),
    ...(route.method === 'get' && tokenHeaderOf(route) ? (['rate-limited'] as const) : []),
    ...ALL,
  ];
}
