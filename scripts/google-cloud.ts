/** A client of Google Cloud's APIs, with the account that is signed in with gcloud. */
import { execa } from 'execa';
import { ExpectedError } from './stack/expected-error.ts';

const TIMEOUT_MS = 30_000;

export type Cloud = ReturnType<typeof cloudOf>;

/** Returns a client for `project`; undefined if no account is signed in. */
export async function signedInCloud(project: string): Promise<Cloud | undefined> {
  const { stdout, exitCode } = await execa('gcloud', ['auth', 'print-access-token'], { reject: false });
  return exitCode === 0 && stdout ? cloudOf(stdout.trim(), project) : undefined;
}

/**
 * Creates a client with an access token, whose requests are billed to `project`. It resolves to the response's content and
 * throws an ExpectedError for any other status than success.
 * @param addressOf rewrites request addresses, for tests
 */
export function cloudOf(token: string, project: string, addressOf = (url: string) => url) {
  return async <Answer>(method: string, url: string, body?: object): Promise<Answer> => {
    const response = await fetch(addressOf(url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-goog-user-project': project,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return (await response.json()) as Answer;
    // A proxy answers in HTML
    const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
    const why = error?.message ?? 'no reason given';
    throw new ExpectedError(`${method} ${url} answers ${response.status}: ${why}`);
  };
}
