import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bypassNodeDomains } from './bypass-node-domains.ts';

/** True if a function with this name, as the runtime knows it, runs in a domain. */
async function isInDomain(name: string): Promise<boolean> {
  http(name, (_request, response) =>
    response.send((process as { domain?: unknown }).domain ? 'inside' : 'outside'),
  );
  const server = getTestServer(name);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
  });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return (await answer.text()) === 'inside';
}

test("the runtime's requests run without a domain in the process of that function, and are answered", async () => {
  vi.stubEnv('FUNCTION_TARGET', 'probe');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  bypassNodeDomains('another');
  expect(await isInDomain('before')).toBe(true);
  bypassNodeDomains('probe');
  expect(await isInDomain('after')).toBe(false);
});
