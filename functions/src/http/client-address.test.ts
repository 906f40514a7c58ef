import { expect, test } from 'vitest';
import { clientAddress, networksOf } from './client-address.ts';

/** An address of Google that no customer can have, as in requests from Hosting. */
const CDN = '66.249.83.1';

const HOP = '198.51.100.1';

test.each<[string, string | string[] | undefined, number, string, string?]>([
  ['without a proxy the header is not read', '203.0.113.9', 0, '10.0.0.1'],
  ['the last entry is what one proxy saw', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['with one proxy the last entry counts, whosever it is', `203.0.113.9, ${CDN}`, 1, CDN],
  ['through Hosting: what the CDN saw', `203.0.113.9, ${CDN}`, 2, '203.0.113.9'],
  ['through Hosting, with a forged hop', `1.1.1.1, 203.0.113.9, ${CDN}`, 2, '203.0.113.9'],
  ['on the function’s own address: the last entry', '203.0.113.9', 2, '203.0.113.9'],
  ['on the function’s own address, with a forged hop', '1.1.1.1, 203.0.113.9', 2, '203.0.113.9', '1.1.1.1'],
  ['on the function’s own address, with a forged CDN', `1.1.1.1, ${CDN}, 203.0.113.9`, 2, '203.0.113.9'],
  ['a CDN that is reached by IPv6', '203.0.113.9, 2a00:1450:4001::1', 2, '203.0.113.9'],
  ['Fastly’s own address', '203.0.113.9, 151.101.1.1', 2, '203.0.113.9'],
  ['several headers are one list', ['1.1.1.1', '203.0.113.9'], 1, '203.0.113.9'],
  ['nothing but the CDN', CDN, 2, CDN],
  ['no header: the connection itself', undefined, 2, '10.0.0.1'],
  ['an empty header: the connection itself', ' , ', 1, '10.0.0.1'],
  ['behind a hop that is not listed, which names it', '203.0.113.9, 198.51.100.1', 2, HOP, '203.0.113.9'],
  ['a private address names no one', '10.1.2.3, 198.51.100.1', 2, HOP],
  ['words name no one', 'unknown, 198.51.100.1', 2, HOP],
  ['with one proxy nothing before it is read', '203.0.113.9, 198.51.100.1', 1, HOP],
])('%s', (_what, chain, trustedProxies, address, before?: string) => {
  const request = { headers: { 'x-forwarded-for': chain }, socket: { remoteAddress: '10.0.0.1' } };
  expect(clientAddress(request, trustedProxies)).toEqual({ address, ...(before && { before }) });
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1::1', ['2001:db8:1:0::/64', '2001:db8:1::/48']],
  ['2001:db8::1:2:3:4:5', ['2001:db8:0:1::/64', '2001:db8:0::/48']],
  ['2001:db8:1:2:3:4:5::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['2600::1%a-b', ['2600:0:0:0::/64', '2600:0:0::/48']],
  ['unknown', ['unknown']],
])('the networks of %s are %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
