import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardedFetch, type Network } from '../../functions/src/http/guarded-fetch.ts';
import { failureOf, PUBLIC, startRedirecting, startServer } from '../support/guarded-server.ts';
import { serve } from '../support/serve.ts';

const MB = 1024 * 1024;

test('an answer has its status, text and version; an unchanged document has no text', async () => {
  const { url, network } = await startServer(({ url: path }, response) => {
    if (path === '/unchanged') response.writeHead(304).end();
    else if (path === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    else response.writeHead(200, { etag: '"1"' }).end('héllo');
  });

  const answer = { status: 200, etag: '"1"', text: 'héllo', retryAfter: '', location: '' };
  expect(await guardedFetch(url, {}, {}, network)).toEqual(answer);
  expect((await guardedFetch(`${url}gzip`, {}, {}, network)).text).toBe('hello');
  expect(await guardedFetch(`${url}unchanged`, {}, {}, network)).toMatchObject({ status: 304, text: '' });
});

test.each([
  ['UTF-16 by its mark', Buffer.from('\uFEFFhéllo', 'utf16le'), 'text/calendar; charset=utf-8'],
  ['its stated charset', Buffer.from('héllo', 'latin1'), 'text/calendar; charset="iso-8859-1"'],
  ['UTF-8 if its charset is unknown', Buffer.from('héllo'), 'text/calendar; charset=mine'],
])('an answer is read as %s', async (_, bytes, type) => {
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  });

  expect((await guardedFetch(url, {}, {}, network)).text).toBe('héllo');
});

test("method, body and headers are sent, with a browser's form of name, and ours", async () => {
  const agents: unknown[] = [];
  const { url, network, requests } = await startServer((request, response) => {
    agents.push(request.headers['user-agent']);
    request.pipe(response.writeHead(207, { etag: String(request.headers['if-none-match']) }));
  });

  const answer = await guardedFetch(
    url,
    { method: 'POST', body: '{"a":1}', headers: { 'if-none-match': '"1"' } },
    {},
    network,
  );

  expect(answer).toMatchObject({ status: 207, etag: '"1"', text: '{"a":1}' });
  expect(agents).toEqual([expect.stringMatching(/^Mozilla\/5\.0 \(compatible; [\w .-]+\/1\.0\)$/)]);
  expect(requests).toMatchObject([{ method: 'POST' }]);
});

/** Special addresses in all spellings, private ones within IPv6 included. */
const NOT_PUBLIC = [
  '127.0.0.1 2130706433 0x7f.1 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 169.254.169.254 192.0.2.1',
  '198.18.0.1 203.0.113.5 224.0.0.1 255.255.255.255 [::] [::1] [fe80::1] [fc00::1] [fd00:ec2::254] [ff02::1]',
  '[2001:db8::1] [::ffff:10.0.0.1] [::ffff:93.184.216.34] [::10.0.0.1] [64:ff9b::a00:1]',
  '[64:ff9b:1::a00:1] [2002:a00:1::] [2001:0:a00:1::]',
].flatMap((line) => line.split(' '));

test.each([
  ['http://calendar.test/', 'not-https'],
  ['ftp://calendar.test/', 'not-https'],
  ['file:///etc/passwd', 'invalid'],
  ['https://user:password@calendar.test/', 'invalid'],
  ['calendar', 'invalid'],
  ['https://calendar.test:25/', 'port'],
  ['https://calendar.test:80/', 'port'],
  ...NOT_PUBLIC.map((host) => [`https://${host}/`, 'not-public']),
])('%s is refused: %s', async (address, code) => {
  const { network, dialed } = await startServer((_request, response) => response.end());

  expect(await failureOf(guardedFetch(address, {}, {}, network))).toBe(code);
  expect(dialed).toEqual([]);
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['a private address next to a public one', [PUBLIC.address, '10.0.0.1']],
  ['the metadata server', ['169.254.169.254']],
  ['this machine, by IPv6', ['::1']],
  ['no address', []],
])('a host with %s is refused', async (_, addresses) => {
  const { url, network, requests } = await startServer((_request, response) => response.end());
  const resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  expect(await failureOf(guardedFetch(url, {}, {}, { ...network, resolve }))).toBe('not-public');
  expect(requests).toEqual([]);
});

test('servers of this machine are asked, without TLS, in an emulated project only', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port } = new URL(await serve((_request, response) => response.end('local')));

  vi.stubEnv('GCLOUD_PROJECT', 'acme-booth');
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await failureOf(guardedFetch(`https://${host}:${port}/`))).toBe('not-public');
  expect(await failureOf(guardedFetch(`http://127.0.0.1:${port}/`))).toBe('not-https');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-booth');
  expect((await guardedFetch(`https://127.0.0.1:${port}/`)).text).toBe('local');
  expect((await guardedFetch(`http://127.0.0.1:${port}/`)).text).toBe('local');
  expect(await failureOf(guardedFetch(`http://127.0.0.2:${port}/`))).toBe('not-https');
  expect(await failureOf(guardedFetch('https://10.0.0.1/'))).toBe('not-public');
});

test.each([
  ['https://127.0.0.1/', 'not-public'],
  ['https://169.254.169.254/computeMetadata/v1/', 'not-public'],
  ['http://calendar.test:PORT/', 'not-https'],
  ['https://calendar.test:25/', 'port'],
  ['https://a:b@calendar.test:PORT/', 'invalid'],
])('a redirect to %s is not followed: %s', async (location, code) => {
  const { url, network, requests } = await startRedirecting((port) => location.replace('PORT', String(port)));

  expect(await failureOf(guardedFetch(`${url}from`, {}, {}, network))).toBe(code);
  expect(requests).toHaveLength(1);
});

test('a host is resolved once a hop, only the checked address is connected to, and a private one is refused', async () => {
  const { url, network, dialed, requests } = await startRedirecting(() => '/to');
  let answers = [[PUBLIC], [PUBLIC], [{ address: '127.0.0.1', family: 4 }]];
  const resolve: Network['resolve'] = async () => answers.shift() ?? [];
  const fetched = () => guardedFetch(`${url}from`, {}, {}, { ...network, resolve });

  expect((await fetched()).text).toBe('arrived');
  expect([answers.length, dialed]).toEqual([1, [PUBLIC.address, PUBLIC.address]]);
  answers = [[PUBLIC], [{ address: '10.0.0.1', family: 4 }]];
  expect(await failureOf(fetched())).toBe('not-public');
  expect(requests.map(({ url: path }) => path)).toEqual(['/from', '/to', '/from']);
});

test('a loop of redirects ends after three; if none is to be followed, the first is the answer', async () => {
  const { url, network, requests } = await startServer((_request, response) => {
    response.writeHead(301, { location: '/' }).end();
  });

  expect(await failureOf(guardedFetch(url, {}, {}, network))).toBe('redirects');
  expect(requests).toHaveLength(4);
  expect(await guardedFetch(url, {}, { redirects: 0 }, network)).toMatchObject({
    status: 301,
    location: url,
  });
  expect(requests).toHaveLength(5);
});

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
