import { expect, test } from 'vitest';
import { parseMailbox } from './meeting-invitation.ts';

test.each([
  ['Booth Studio <hello@booth.example>', 'Booth Studio', 'hello@booth.example'],
  ['"Booth, Studio" <hello@booth.example>', 'Booth, Studio', 'hello@booth.example'],
  ['<hello@booth.example>', 'hello@booth.example', 'hello@booth.example'],
  [' hello@booth.example ', 'hello@booth.example', 'hello@booth.example'],
])('%s', (text, name, address) => {
  expect(parseMailbox(text)).toEqual({ name, address });
});
