import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['vera@acme.example', 'VERA@Acme.example', 'vera+1@acme.example', 'Vera+a+b@acme.example'],
  ['vera.visitor@gmail.com', 'v.e.r.a.visitor+x@gmail.com', 'veravisitor@googlemail.com'],
])('all spellings of %s count as one mailbox', (address, ...spellings) => {
  expect(new Set([address, ...spellings].map(mailboxKey)).size).toBe(1);
});

test('two different mailboxes stay separate', () => {
  const addresses = ['vera@acme.example', 've.ra@acme.example', 'vera@other.example', '+vera@acme.example'];
  expect(new Set(addresses.map(mailboxKey)).size).toBe(4);
});
