import { ExpectedError } from '../stack/expected-error.ts';

/** Client of Google's APIs. */
export interface Cloud {
  /** Resolves to the response, or null if not found. */
  readonly ask: <Answer>(method: string, url: string, body?: object) => Promise<Answer | null>;
}

const TIMEOUT_MS = 30_000;

/**
 * Creates a client with a token of `gcloud auth print-access-token`. Requests are billed to `project`.
 * @param addressOf rewrites request addresses, for tests
 */
export function cloudOf(
  token: string,
  project: string,
  addressOf: (url: string) => string = (url) => url,
): Cloud {
  return {
    ask: async <Answer>(method: string, url: string, body?: object): Promise<Answer | null> => {
      const response = await fetch(addressOf(url), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-goog-user-project': project,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404 && method === 'GET') return null;
      const answer = (await response.json()) as Answer & { error?: { message?: string } };
      if (response.ok) return answer;
      throw new ExpectedError(
        `${method} ${url} answers ${response.status}: ${answer.error?.message ?? 'no reason given'}`,
      );
    },
  };
}
