import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import type { FetchFailure, Network } from '../../functions/src/http/guarded-fetch.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './test-certificate.ts';

/** A public address that no test connects to. */
export const PUBLIC = { address: '93.184.216.34', family: 4 };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server at https://calendar.test and https://other.test, which the client takes for a public address. */
export async function startServer(handler: Handler) {
  const requests: { url: string; host: string; method: string }[] = [];
  const server = createServer({ key: CERTIFICATE_KEY, cert: CERTIFICATE }, (request, response) => {
    const { url = '', method = '', headers } = request;
    requests.push({ url, method, host: headers.host ?? '' });
    handler(request, response);
  });
  server.on('clientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const dialed: string[] = [];
  const network: Network = {
    resolve: async () => [PUBLIC],
    dial: ({ address }) => {
      dialed.push(address);
      return { address: '127.0.0.1', family: 4 };
    },
    ca: CERTIFICATE,
    hasLocalServers: false,
  };
  return {
    port,
    requests,
    dialed,
    network,
    url: `https://calendar.test:${port}/`,
    other: `https://other.test:${port}/`,
  };
}

/** Starts a server that redirects /from to `location`. */
export async function startRedirecting(location: (port: number) => string) {
  const server = await startServer(({ url }, response) => {
    if (url === '/from') response.writeHead(302, { location: location(server.port) }).end();
    else response.end('arrived');
  });
  return server;
}

export async function failureOf(fetching: Promise<unknown>): Promise<FetchFailure['code']> {
  return fetching.then(
    () => expect.fail('It was fetched'),
    (error: FetchFailure) => error.code,
  );
}
