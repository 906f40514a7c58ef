import { ExpectedError } from '../stack/expected-error.ts';

/** Google's APIs, as somebody who is signed in there. */
export interface Cloud {
  /** Resolves to the answer, or null where nothing is at that address. */
  readonly ask: <Answer>(method: string, url: string, body?: object) => Promise<Answer | null>;
}

const TIMEOUT_MS = 30_000;

/**
 * The APIs by a token of `gcloud auth print-access-token`. `project` is who pays for the requests.
 * @param addressOf where a request really goes; as it is written, when left out
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
