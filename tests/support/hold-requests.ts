import type { APIResponse, Page } from '@playwright/test';

/** Holds requests to `url`; returns a function that releases them, to other handlers or to the server. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // A request that the page aborted meanwhile cannot continue
    await route.fallback().catch(() => {});
  });
  return resolve;
}

/**
 * Lets requests to `url` through to the server, but drops the responses.
 * @returns a function that waits until a request has been answered there
 */
export async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await route.fetch();
    resolve();
  });
  return () => promise;
}

/** Repeats the server's first response to `url` for all later requests, whatever other tests store meanwhile. */
export async function keepAnswer(page: Page, url: string): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route(url, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}
