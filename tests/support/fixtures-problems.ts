import type { BrowserContext } from '@playwright/test';

/** Adds every problem in a page of the context to `found`, as one line of text each. */
export async function watchContext(context: BrowserContext, baseUrl: string, found: string[]): Promise<void> {
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
