import { applicationDefault } from 'firebase-admin/app';

/**
 * Has the sign-in provider mail the link that sets a password, as its own page for forgotten ones does: it passes no
 * outbox of ours, where another administrator could read it.
 * @param continueUrl where the provider's page leads afterwards
 * @throws if the provider does not take it
 */
export async function sendPasswordLink(
  projectId: string,
  email: string,
  continueUrl?: string,
): Promise<void> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : PROVIDER;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // Credentials of a person name no project that pays for the request
      'x-goog-user-project': projectId,
    },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, ...(continueUrl ? { continueUrl } : {}) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status} to a password link`);
  await response.body?.cancel();
}

const PROVIDER = 'https://identitytoolkit.googleapis.com';
const PATIENCE_MS = 10_000;
