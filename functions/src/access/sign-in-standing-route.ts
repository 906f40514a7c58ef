import * as z from 'zod/mini';
import { emailAddress } from '../../../src/domain/schemas/text.ts';
import type { VisitorPost } from '../http/visitor-post.ts';
import { isListed } from './admin-list.ts';

/** Body of POST /api/sign-in-standing. */
export const signInStandingSchema = z.object({ email: emailAddress() });

/** Part of a network's requests that may be of this kind: each follows a failed sign-in. */
const SHARE = 1 / 4;

/** POST /api/sign-in-standing: is an address listed? For when the provider hides it; sign-up reveals it as well. */
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
