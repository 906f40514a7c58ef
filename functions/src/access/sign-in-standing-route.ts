import { READ_SIGN_IN_STANDING } from '../../../src/domain/api/visitor-routes.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { isListed } from './admin-list.ts';

/**
 * POST /api/sign-in-standing: tells if an address is listed, since the provider may hide it. Sign-up reveals it, too.
 */
export function signInStandingRoute(dependencies: ApiDependencies): ServedRoute {
  return serve(
    READ_SIGN_IN_STANDING,
    ({ email }) => ({
      decide: async () => ({
        status: 200,
        body: { success: true, listed: isListed(email, dependencies.admins()) },
        write: () => undefined,
      }),
    }),
    dependencies,
  );
}
