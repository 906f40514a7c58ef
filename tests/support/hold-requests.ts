import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Keeps requests to `url` waiting.
 * @param answer what happens to each once they are let go: they reach the server, unless said otherwise
 * @returns lets them go
 */
export async function holdRequests(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // One that the page has given up meanwhile cannot go on
    await answer(route).catch(() => {});
  });
  return resolve;
}

/**
 * Lets requests to `url` through to the server, but none of the answers.
 * @returns waits until a request has been answered there
 */
export async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await route.fetch();
    resolve();
  });
  return () => promise;
}

/** Has the server's first answer to `url` stand for all that follow, whatever other tests store meanwhile. */
export async function keepAnswer(page: Page, url: string): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route(url, async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}
