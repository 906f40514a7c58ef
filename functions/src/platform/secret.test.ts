import { expect, test } from 'vitest';
import { seal, unseal } from './secret.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const ACCESS = {
  url: 'https://calendar.acme.com/ada/basic.ics',
  note: 'pa ss-ẅord',
} as const;

test('what is sealed can be read with the key, for the same owner', () => {
  const sealed = seal(ACCESS, 'ada', KEY);

  expect(unseal(sealed, 'ada', `${KEY}\n`)).toEqual(ACCESS);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/acme|ada|ss-/);
});

test('the same value is never sealed twice alike', () => {
  expect(seal(ACCESS, 'ada', KEY)).not.toBe(seal(ACCESS, 'ada', KEY));
});

test.each([
  ['another owner', (sealed: string) => unseal(sealed, 'eve', KEY)],
  ['another key', (sealed: string) => unseal(sealed, 'ada', Buffer.alloc(32, 2).toString('base64'))],
  ['a changed byte', (sealed: string) => unseal(`${sealed.slice(0, -8)}AAAAAAA=`, 'ada', KEY)],
  ['a short tag', (sealed: string) => unseal(sealed.slice(0, 24), 'ada', KEY)],
])('%s opens nothing', (_, open) => {
  expect(open(seal(ACCESS, 'ada', KEY))).toBeUndefined();
});

test.each(['', 'short', Buffer.alloc(31).toString('base64')])('the key %o is refused', (key) => {
  expect(() => seal(ACCESS, 'ada', key)).toThrow('CALENDAR_KEY');
  expect(() => unseal('AAAA', 'ada', key)).toThrow('CALENDAR_KEY');
});
