import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Holds requests to `url`.
 * @param answer called for each on release; they reach the server by default
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // A request that the page aborted meanwhile cannot continue
    await answer(route).catch(() => {});
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
