import { READ_SIGN_IN_STANDING } from '../../../src/domain/api/visitor-routes.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { isListed } from './admin-list.ts';

/** POST /api/sign-in-standing: tells if an address is listed, as sign-up does; the provider may hide it. */
export function signInStandingRoute(dependencies: ApiDependencies): ServedRoute {
  return serve(
    READ_SIGN_IN_STANDING,
    ({ email }) => {
      const body = { success: true, listed: isListed(email, dependencies.admins()) };
      return { decide: async () => ({ status: 200, body }) };
    },
    dependencies,
  );
}
