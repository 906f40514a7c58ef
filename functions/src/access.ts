/**
 * Blocking functions of the sign-in provider. It waits 7 seconds for them, also when nothing is warm, so this file and
 * what it imports stay small (docs/decisions/0024-administrators-are-invited.md).
 */
import {
  beforeUserCreated as beforeCreated,
  beforeUserSignedIn as beforeSignedIn,
  HttpsError,
} from 'firebase-functions/identity';
import { REGION } from '../../src/config/region.ts';
import { accessMessages } from '../../src/domain/messages/access.ts';
import { claimsAtSignIn, isConfirmed, isListed } from './access/admin-list.ts';
import { isAdmitted } from './access/is-admitted.ts';
import { listedAdmins } from './access/params.ts';
import { limitBodies } from './http/untouched-body.ts';
import { runsAs } from './platform/service-accounts.ts';

/** A sign-in token with its claims takes a few kilobytes. */
const MOST_BODY_BYTES = 64 * 1024;
limitBodies('beforeUserCreated', MOST_BODY_BYTES);
limitBodies('beforeUserSignedIn', MOST_BODY_BYTES);

const options = { region: REGION, timeoutSeconds: 7, maxInstances: 10 };

/** Refuses an account to every address that is not on ADMIN_EMAILS. */
export const beforeUserCreated = beforeCreated({ ...options, ...runsAs('beforeUserCreated') }, ({ data }) => {
  if (!isListed(data?.email, listedAdmins())) {
    throw new HttpsError('permission-denied', accessMessages.refused);
  }
});

/**
 * Gives the claim `admin` to a listed and verified address with a record in `admins`, and takes it from every other. The
 * session also learns whether the address is `listed`, so that the page can lead a listed one on and turn every other
 * away; nothing opens by it.
 */
export const beforeUserSignedIn = beforeSignedIn(
  { ...options, ...runsAs('beforeUserSignedIn') },
  async ({ data }) => {
    const admins = listedAdmins();
    const isAdmin = data !== undefined && isConfirmed(data, admins) && (await isAdmitted(data.uid));
    return {
      customClaims: claimsAtSignIn(data?.customClaims ?? {}, isAdmin),
      sessionClaims: { listed: isListed(data?.email, admins) },
    };
  },
);
