import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardedFetch } from '../../functions/src/http/guarded-fetch.ts';
import { failureOf, startServer } from '../support/guarded-server.ts';

const MB = 1024 * 1024;

test('an answer of 2 MB is read; a larger, an endless and one that grows when decompressed are cut off', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * MB));
  expect(bomb.length).toBeLessThan(MB);
  const { url, network } = await startServer(({ url: path }, response) => {
    const more = () => {
      while (response.write('x'.repeat(64 * 1024)));
    };
    if (path === '/endless') {
      response.on('drain', more);
      more();
    } else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else response.end('x'.repeat(2 * MB + Number(path === '/more')));
  });

  expect((await guardedFetch(url, {}, {}, network)).text).toHaveLength(2 * MB);
  for (const path of ['more', 'endless', 'bomb']) {
    expect(await failureOf(guardedFetch(url + path, {}, {}, network))).toBe('too-large');
  }
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

/** Replaces the clock of timers until the test ends; returns what moves it. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.advanceTimersByTime(ms);
}

test('a server or name server that never answers is given up after 5 seconds', async () => {
  const pass = stopTimers();
  const { url, network } = await startServer(() => pass(5_000));
  const resolve = () => {
    setImmediate(() => pass(5_000));
    return new Promise<never>(() => undefined);
  };

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('slow');
  expect(await failureOf(guardedFetch(url, {}, {}, { ...network, resolve }))).toBe('slow');
});

test('all hops together have the time of one', async () => {
  const pass = stopTimers();
  const { url, network, requests } = await startServer((_request, response) => {
    pass(2_400);
    response.writeHead(302, { location: '/loop' }).end();
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('slow');
  expect(requests).toHaveLength(3);
});

test.each([
  ['headers', (response: ServerResponse) => response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: x')],
  ['content', (response: ServerResponse) => response.write('x')],
])('a server that sends its %s drop by drop is given up, and disconnected', async (_, drop) => {
  const pass = stopTimers();
  const closed = Promise.withResolvers<void>();
  const { url, network } = await startServer((_request, response) => {
    const drip = setInterval(() => {
      drop(response);
      pass(100);
    }, 5);
    response.socket?.once('close', () => {
      clearInterval(drip);
      closed.resolve();
    });
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('slow');
  await closed.promise;
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
