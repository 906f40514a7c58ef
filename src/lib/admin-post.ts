import { AdminApiError, refusedBy, sessionEnded } from './admin-api.ts';
import { auth } from './firebase/auth.ts';
import { UNREACHABLE } from './firebase/failure-text.ts';

const PATIENCE_MS = 20_000;

/**
 * Sends a POST below /api/admin as the signed-in administrator, with `body` as JSON if there is one.
 * @param patienceMs timeout in milliseconds
 * @returns the text of the answer
 * @throws AdminApiError with the server's text
 */
export async function adminPost(path: string, body?: object, patienceMs = PATIENCE_MS): Promise<string> {
  return ask(
    path,
    {
      method: 'POST',
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    },
    patienceMs,
  );
}

/**
 * Reads what is below /api/admin as the signed-in administrator.
 * @returns the text of the answer
 * @throws AdminApiError with the server's text
 */
export async function adminGet(path: string): Promise<string> {
  return ask(path, {}, PATIENCE_MS);
}

async function ask(
  path: string,
  { headers, ...init }: { method?: 'POST'; headers?: Record<string, string>; body?: string },
  patienceMs: number,
): Promise<string> {
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw sessionEnded();
  const response = await fetch(`/api/admin/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new AdminApiError(0, UNREACHABLE);
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw refusedBy(response.status, text);
  return text;
}
