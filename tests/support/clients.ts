import type { StackAddresses } from '../../scripts/stack/addresses.ts';

/** A signed-in person with a verified address who is not an administrator. */
export const STRANGER = { sub: 'stranger', email: 'stranger@example.com', email_verified: true };

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Returns an unsigned ID token, which the emulators accept. */
export function unsignedIdToken(
  { projectId }: StackAddresses,
  claims: { readonly sub: string; readonly [claim: string]: unknown },
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    user_id: claims.sub,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
