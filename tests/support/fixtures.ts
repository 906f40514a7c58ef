import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { zone } from '#company/zone.ts';
import { type OfferedDay, offerSlots, startOf } from './firestore.ts';
import { GalleryPage } from './gallery-page.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { WizardPage } from './wizard-page.ts';

export { expect };

interface Fixtures {
  /** Allows console messages and failed requests that the test provokes on purpose. */
  readonly allowProblems: (...expected: RegExp[]) => void;
  readonly problems: { allowed: RegExp[]; found: string[] };
  /** The wizard on the test's page; `wizard.open()` goes there. */
  readonly wizard: WizardPage;
  /** The gallery on the test's page; `gallery.open()` goes there. */
  readonly gallery: GalleryPage;
  readonly visitor: Visitor;
  /** Opens the site as another visitor, in a new browser context. */
  readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<WizardPage>;
  /** Offers slots only for this test, and waits until visitors can see them. */
  readonly offer: (...times: string[]) => Promise<OfferedDay>;
}

/**
 * Playwright's test, which fails on console messages, page errors, policy violations and foreign requests that are not
 * allowed.
 */
export const test = base.extend<Fixtures>({
  timezoneId: zone.id,
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const problems = { allowed: [] as RegExp[], found: [] as string[] };
      await use(problems);
      const unexpected = problems.found.filter((text) => !problems.allowed.some((known) => known.test(text)));
      expect(unexpected, 'console messages, page errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
  allowProblems: async ({ problems }, use) => {
    await use((...expected) => {
      problems.allowed.push(...expected);
    });
  },
  context: async ({ context, baseURL, problems }, use) => {
    await watchContext(context, baseURL ?? '', problems.found);
    await use(context);
  },
  wizard: async ({ page }, use) => {
    await use(new WizardPage(page));
  },
  gallery: async ({ page }, use) => {
    await use(new GalleryPage(page));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  visitor: async ({}, use) => {
    await use(newVisitor(randomUUID().slice(0, 8)));
  },
  anotherVisitor: async ({ browser, baseURL, problems }, use) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watchContext(context, baseURL ?? '', problems.found);
      return new WizardPage(await context.newPage());
    });
    for (const context of opened) await context.close();
  },
  offer: async ({ request }, use) => {
    await use(async (...times) => {
      const day = await offerSlots(times);
      const first = startOf(day, times[0] ?? '').toMillis();
      await untilOffered(request, ({ slots }) => slots.some((slot) => Date.parse(slot.starts_at) === first));
      return day;
    });
  },
});

/** Waits until visitors see such a day: their list may be some seconds old. */
export async function untilOffered(
  request: APIRequestContext,
  isDay: (day: { date: string; slots: { starts_at: string }[] }) => boolean,
): Promise<void> {
  await expect
    .poll(async () => (await (await request.get('/api/availability')).json()).availability.some(isDay))
    .toBe(true);
}

/** Adds every problem in a page of the context to `found`, as one line of text each. */
async function watchContext(context: BrowserContext, baseUrl: string, found: string[]): Promise<void> {
  const { origin } = new URL(baseUrl);
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    found.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    found.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) found.push(`foreign request: ${url.href}`);
  });
  // The console names a violation too, but not in every case (a worker, a style attribute set by a parser).
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content-Security-Policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
}
