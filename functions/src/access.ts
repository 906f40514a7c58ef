/**
 * Blocking functions: the provider waits 7 s even on a cold start (docs/decisions/0024-administrators-are-invited.md).
 */
import {
  beforeUserCreated as beforeCreated,
  beforeUserSignedIn as beforeSignedIn,
  HttpsError,
} from 'firebase-functions/identity';
import { accessMessages } from '../../src/domain/messages/access.ts';
import { claimsAtSignIn, isAdmitted, isConfirmed, isListed, listedAdmins } from './access/admin-list.ts';
import { entryPoint } from './http/entry-points.ts';

const options = { timeoutSeconds: 7, maxInstances: 10 };

/** Refuses an account to every address that is not on ADMIN_EMAILS. */
export const beforeUserCreated = beforeCreated(
  { ...options, ...entryPoint('beforeUserCreated') },
  ({ data }) => {
    if (!isListed(data?.email, listedAdmins())) {
      throw new HttpsError('permission-denied', accessMessages.refused);
    }
  },
);

/**
 * Gives the claim `admin` to a listed and verified address with a record in `admins`, and takes it from every other.
 * The session also learns if the address is `listed`, for the page's next step only.
 */
export const beforeUserSignedIn = beforeSignedIn(
  { ...options, ...entryPoint('beforeUserSignedIn') },
  async ({ data }) => {
    const admins = listedAdmins();
    const isAdmin = data !== undefined && isConfirmed(data, admins) && (await isAdmitted(data.uid));
    return {
      customClaims: claimsAtSignIn(data?.customClaims ?? {}, isAdmin),
      sessionClaims: { listed: isListed(data?.email, admins) },
    };
  },
);
