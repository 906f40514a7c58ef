import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardedFetch, type Network } from '../../functions/src/http/guarded-fetch.ts';
import { failureOf, PUBLIC, startRedirecting, startServer } from '../support/guarded-server.ts';

test('an answer has its status, text and version', async () => {
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(200, { etag: '"1"' }).end('héllo');
  });

  const answer = { status: 200, etag: '"1"', text: 'héllo', retryAfter: '', location: '' };
  expect(await guardedFetch(url, {}, {}, network)).toEqual(answer);
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

test('a compressed answer is read', async () => {
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
  });

  expect((await guardedFetch(url, {}, {}, network)).text).toBe('hello');
});

test('method, body and headers are sent', async () => {
  const { url, network, requests } = await startServer((request, response) => {
    request.pipe(response.writeHead(207, { etag: String(request.headers['if-none-match']) }));
  });

  const answer = await guardedFetch(
    url,
    { method: 'POST', body: '{"a":1}', headers: { 'if-none-match': '"1"' } },
    {},
    network,
  );

  expect(answer).toMatchObject({ status: 207, etag: '"1"', text: '{"a":1}' });
  expect(requests).toMatchObject([{ method: 'POST' }]);
});

test('an unchanged document has the status 304 and no text', async () => {
  const { url, network } = await startServer((_request, response) => {
    response.writeHead(304).end();
  });

  expect(await guardedFetch(url, {}, {}, network)).toMatchObject({ status: 304, text: '' });
});

test.each([
  ['http://calendar.test/', 'not-https'],
  ['ftp://calendar.test/', 'not-https'],
  ['file:///etc/passwd', 'invalid'],
  ['https://user:password@calendar.test/', 'invalid'],
  ['calendar', 'invalid'],
  ['https://calendar.test:25/', 'port'],
  ['https://calendar.test:80/', 'port'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://0x7f.1/', 'not-public'],
  ['https://0.0.0.0/', 'not-public'],
  ['https://10.0.0.1/', 'not-public'],
  ['https://172.16.0.1/', 'not-public'],
  ['https://192.168.1.1/', 'not-public'],
  ['https://100.64.0.1/', 'not-public'],
  ['https://169.254.169.254/computeMetadata/v1/', 'not-public'],
  ['https://192.0.2.1/', 'not-public'],
  ['https://198.18.0.1/', 'not-public'],
  ['https://203.0.113.5/', 'not-public'],
  ['https://224.0.0.1/', 'not-public'],
  ['https://255.255.255.255/', 'not-public'],
  ['https://[::]/', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[fe80::1]/', 'not-public'],
  ['https://[fc00::1]/', 'not-public'],
  ['https://[fd00:ec2::254]/', 'not-public'],
  ['https://[ff02::1]/', 'not-public'],
  ['https://[2001:db8::1]/', 'not-public'],
  ['https://[::ffff:10.0.0.1]/', 'not-public'],
  ['https://[::ffff:93.184.216.34]/', 'not-public'],
  ['https://[::10.0.0.1]/', 'not-public'],
  ['https://[64:ff9b::a00:1]/', 'not-public'],
  ['https://[64:ff9b:1::a00:1]/', 'not-public'],
  ['https://[2002:a00:1::]/', 'not-public'],
  ['https://[2001:0:a00:1::]/', 'not-public'],
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
  const server = createServer((_request, response) => void response.end('local'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

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
  '//127.0.0.1/',
  '//[::1]/',
  '//169.254.169.254/computeMetadata/v1/',
  '//[::ffff:10.0.0.1]/',
  '//100.64.0.1/',
])('a redirect to https:%s is not followed', async (location) => {
  const { url, network, requests } = await startRedirecting(() => `https:${location}`);

  expect(await failureOf(guardedFetch(`${url}from`, {}, {}, network))).toBe('not-public');
  expect(requests).toHaveLength(1);
});

test('a redirect to http is not followed', async () => {
  const { url, network, requests } = await startRedirecting((port) => `http://calendar.test:${port}/`);

  expect(await failureOf(guardedFetch(`${url}from`, {}, {}, network))).toBe('not-https');
  expect(requests).toHaveLength(1);
});

test('a redirect to a port below 1024 or with a password is not followed', async () => {
  const mail = await startRedirecting(() => 'https://calendar.test:25/');
  const login = await startRedirecting((port) => `https://a:b@calendar.test:${port}/`);

  expect(await failureOf(guardedFetch(`${mail.url}from`, {}, {}, mail.network))).toBe('port');
  expect(await failureOf(guardedFetch(`${login.url}from`, {}, {}, login.network))).toBe('invalid');
});

test('a host is resolved once a hop, and only the checked address is connected to', async () => {
  const { url, network, dialed } = await startRedirecting(() => '/to');
  const answers = [[PUBLIC], [PUBLIC], [{ address: '127.0.0.1', family: 4 }]];
  let asked = 0;
  const resolve: Network['resolve'] = async () => answers[asked++] ?? [];

  const { text } = await guardedFetch(`${url}from`, {}, {}, { ...network, resolve });

  expect({ text, asked, dialed }).toEqual({
    text: 'arrived',
    asked: 2,
    dialed: [PUBLIC.address, PUBLIC.address],
  });
});

test('a host whose address becomes private between two hops is refused', async () => {
  const { url, network, requests } = await startRedirecting(() => '/to');
  const answers = [[PUBLIC], [{ address: '10.0.0.1', family: 4 }]];
  let asked = 0;
  const resolve: Network['resolve'] = async () => answers[asked++] ?? [];

  expect(await failureOf(guardedFetch(`${url}from`, {}, {}, { ...network, resolve }))).toBe('not-public');
  expect(requests.map(({ url: path }) => path)).toEqual(['/from']);
});

test("a request has a browser's form of name, and ours", async () => {
  const { url, network } = await startServer((request, response) => {
    response.end(request.headers['user-agent']);
  });

  expect((await guardedFetch(url, {}, {}, network)).text).toMatch(
    /^Mozilla\/5\.0 \(compatible; [\w .-]+\/1\.0\)$/,
  );
});

test('cookies are not kept', async () => {
  const cookies: unknown[] = [];
  const { url, network } = await startServer((request, response) => {
    cookies.push(request.headers.cookie);
    if (request.url === '/') response.writeHead(302, { location: '/to', 'set-cookie': 'a=b' }).end();
    else response.end();
  });

  await guardedFetch(url, {}, {}, network);

  expect(cookies).toEqual([undefined, undefined]);
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
