/** Blocking functions: the provider waits 7 s, even at a cold start (docs/decisions/0024-administrators-are-invited.md). */
import {
  beforeUserCreated as beforeCreated,
  beforeUserSignedIn as beforeSignedIn,
  HttpsError,
} from 'firebase-functions/identity';
import { accessMessages } from '../../src/domain/messages/access.ts';
import { claimsAtSignIn, isAdmitted, isConfirmed, isListed, listedAdmins } from './access/admin-list.ts';
import { entryPoint } from './http/entry-points.ts';

const options = { timeoutSeconds: 7, maxInstances: 10 };

/** Refuses to create an account for an address that is not on ADMIN_EMAILS. */
export const beforeUserCreated = beforeCreated(
  { ...options, ...entryPoint('beforeUserCreated') },
  ({ data }) => {
    if (!isListed(data?.email, listedAdmins())) {
      throw new HttpsError('permission-denied', accessMessages.refused);
    }
  },
);

/**
 * Sets the claim `admin` if the address is listed and verified and has a record in `admins`; otherwise removes it.
 * The session also learns if the address is `listed`, only so that the page can show the next step.
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
