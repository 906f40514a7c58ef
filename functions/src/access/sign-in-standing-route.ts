import { signInStandingSchema } from '../../../src/domain/schemas/sign-in-standing.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { isListed } from './admin-list.ts';

/** The part of a network's requests that may be of this kind: each follows a sign-in that failed. */
const SHARE = 1 / 4;

/**
 * POST /api/sign-in-standing: whether an address may sign in at all, which the sign-up tells as well. The sign-in page asks
 * after a refusal in which the provider hides whether there is such an account; nothing opens by the answer.
 */
export function signInStandingRoute(
  admins: () => ReadonlySet<string>,
): VisitorPost<typeof signInStandingSchema> {
  return {
    name: 'sign-in-standing',
    schema: signInStandingSchema,
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
