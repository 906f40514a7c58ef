import { getJson, type Reply } from './api-client.ts';

interface LoadOptions<T, Result> {
  /** Pauses before retries, in ms. */
  readonly pauses: readonly number[];
  /** Takes the result out of the response. */
  readonly read: (data: T) => Result;
  /** Handles a failure: logs it and returns null, unless the response is a result too. */
  readonly fail: (reply: Reply) => Result | null;
}

/** Returns a loader of JSON that asks for each path once per page. After a failure, the next call tries again. */
export function loadOnce<T, Result>({ pauses, read, fail }: LoadOptions<T, Result>) {
  const requests = new Map<string, Promise<Result | null>>();
  let retries = new AbortController();

  function load(path: string): Promise<Result | null> {
    const known = requests.get(path);
    if (known) return known;
    const request = getJson<T>(path, { pauses, retries: retries.signal }).then((result) => {
      if (result.ok) return read(result.data);
      // A forgotten request reports nothing
      if (requests.get(path) !== request) return null;
      requests.delete(path);
      return fail(result.reply);
    });
    requests.set(path, request);
    return request;
  }

  return {
    load,
    /** Makes the next calls load again, and ends the retries of former ones. */
    forget: () => {
      requests.clear();
      retries.abort();
      retries = new AbortController();
    },
  };
}
