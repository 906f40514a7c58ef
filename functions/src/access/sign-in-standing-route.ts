import { READ_SIGN_IN_STANDING } from '../../../src/domain/api/visitor-routes.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { isListed } from './admin-list.ts';

/** Share of a network's requests that may be of this kind; each follows a failed sign-in. */
const SHARE = 1 / 4;

/**
 * POST /api/sign-in-standing: tells if an address is listed, since the provider may hide it. Sign-up reveals it, too.
 */
export function signInStandingRoute(
  admins: () => ReadonlySet<string>,
): VisitorPost<typeof READ_SIGN_IN_STANDING> {
  return {
    name: 'sign-in-standing',
    route: READ_SIGN_IN_STANDING,
    share: SHARE,
    work: ({ email }) => ({
      decide: async () => ({
        status: 200,
        body: { success: true, listed: isListed(email, admins()) },
        write: () => undefined,
      }),
    }),
  };
}
