import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

function addressFrom(chain: string | string[] | undefined, trustedProxies: number): string {
  return clientAddress({ headers: { 'x-forwarded-for': chain }, remoteAddress: '10.0.0.1' }, trustedProxies);
}

test.each([
  ['without a proxy the header is not read', '203.0.113.9', 0, '10.0.0.1'],
  ['the last entry is what one proxy saw', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['the last but one is what the outer of two saw', '1.1.1.1, 203.0.113.9, 10.9.9.9', 2, '203.0.113.9'],
  ['several headers are one list', ['1.1.1.1', '203.0.113.9'], 1, '203.0.113.9'],
  ['a shorter chain than expected gives its first entry', '203.0.113.9', 2, '203.0.113.9'],
  ['no header: the connection itself', undefined, 2, '10.0.0.1'],
  ['an empty header: the connection itself', ' , ', 1, '10.0.0.1'],
])('%s', (_what, chain, trustedProxies, address) => {
  expect(addressFrom(chain, trustedProxies)).toBe(address);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1::1', '2001:db8:1:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
