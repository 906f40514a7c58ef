import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { guardedFetch } from '../../functions/src/http/guarded-fetch.ts';
import { failureOf, startServer } from '../support/guarded-server.ts';

const MB = 1024 * 1024;

test('an endless answer is cut off', async () => {
  const { url, network } = await startServer((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', more);
    more();
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('too-large');
});

test('an answer of 2 MB is read, a larger one is not', async () => {
  const { url, network } = await startServer((request, response) => {
    response.end('x'.repeat(2 * MB + Number(request.url === '/more')));
  });

  expect((await guardedFetch(url, {}, {}, network)).text).toHaveLength(2 * MB);
  expect(await failureOf(guardedFetch(`${url}more`, {}, {}, network))).toBe('too-large');
});

test('a small answer that grows when it is decompressed is cut off', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * MB));
  expect(bomb.length).toBeLessThan(MB);
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('too-large');
});

test.each([
  ['damaged', 'gzip', 'not compressed'],
  ['compressed in another way', 'br', 'x'],
])('an answer that is %s is refused', async (_, encoding, body) => {
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('unreadable');
});

/** Time limit in the tests of slow servers, ms, instead of 5,000. */
const SOON = { ms: 300 };

test('a server that never answers is given up', async () => {
  const { url, network } = await startServer(() => undefined);

  expect(await failureOf(guardedFetch(url, {}, SOON, network))).toBe('slow');
});

test.each([
  ['headers', (response: ServerResponse) => response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: x')],
  ['content', (response: ServerResponse) => response.write('x')],
])('a server that sends its %s drop by drop is given up, and disconnected', async (_, drop) => {
  const closed = Promise.withResolvers<void>();
  const { url, network } = await startServer((_request, response) => {
    const drip = setInterval(() => drop(response), 20);
    response.socket?.once('close', () => {
      clearInterval(drip);
      closed.resolve();
    });
  });

  expect(await failureOf(guardedFetch(url, {}, SOON, network))).toBe('slow');
  await closed.promise;
});

test('all hops together have the time of one', async () => {
  const { url, network } = await startServer((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150);
  });

  expect(await failureOf(guardedFetch(url, {}, SOON, network))).toBe('slow');
});

test('a name server that does not answer is given up', async () => {
  const { url, network } = await startServer((_request, response) => response.end());
  const resolve = () => new Promise<never>(() => undefined);

  expect(await failureOf(guardedFetch(url, {}, SOON, { ...network, resolve }))).toBe('slow');
});

test('a server with the certificate of another, or of no one, is refused', async () => {
  const { port, url, network, requests } = await startServer((_request, response) => response.end());
  const { ca: _trusted, ...without } = network;

  expect(await failureOf(guardedFetch(`https://third.test:${port}/`, {}, {}, network))).toBe('certificate');
  expect(await failureOf(guardedFetch(url, {}, {}, without))).toBe('certificate');
  expect(requests).toEqual([]);
});

test('an unknown name and a server that hangs up get different errors', async () => {
  const { url, network } = await startServer((request) => request.socket.destroy());
  const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));

  expect(await failureOf(guardedFetch(url, {}, {}, { ...network, resolve }))).toBe('unknown');
  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('unreachable');
});
