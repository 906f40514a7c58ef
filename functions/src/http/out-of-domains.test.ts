import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, onTestFinished, test } from 'vitest';
import { stayOutOfDomains } from './out-of-domains.ts';

/** What a function says under the runtime. */
async function answerOf(name: string, handler: Parameters<typeof http>[1]): Promise<string> {
  http(name, handler);
  const server = getTestServer(name);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
  });
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
}

test("the runtime's requests run without a domain, and are answered", async () => {
  stayOutOfDomains();

  expect(
    await answerOf('probe', (_request, response) =>
      response.send(`${(process as { domain?: unknown }).domain ?? 'none'}`),
    ),
  ).toBe('none');
});
