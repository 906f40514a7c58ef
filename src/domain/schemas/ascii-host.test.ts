import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { emailAddress, httpsUrl, serverUrl } from './text.ts';

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['Jo Müller <post@Müller.example>,', 'post@xn--mller-kva.example'],
  ['jo@例え.テスト', 'jo@xn--r8jz45g.xn--zckzah'],
  ['jo@straße.example', 'jo@xn--strae-oqa.example'],
])('%j is stored with the domain that mail servers know', (typed, stored) => {
  expect(emailAddress().parse(typed)).toBe(stored);
  expect(emailAddress().parse(stored)).toBe(stored);
});

test.each(['müller@acme.example', 'jo@bücher', 'jo@bü cher.example', 'jo@ü:1.example', 'jo@ü/x.example'])(
  '%j stays refused',
  (typed) => {
    expect(problemsOf(emailAddress(), typed)).toEqual({ '': 'Invalid email address' });
  },
);

test.each([
  ['https://bücher.example/messe', 'https://xn--bcher-kva.example/messe'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://acme.example/größe?x={reference}', 'https://acme.example/gr%C3%B6%C3%9Fe?x={reference}'],
])('%j is stored in ASCII', (typed, stored) => {
  expect(httpsUrl().parse(typed)).toBe(stored);
  expect(serverUrl().parse(typed)).toBe(stored);
});

test.each([
  'https://ü@evil.example/',
  'https://ü"x.example',
  'http://bücher.example',
  'https://\ud83d.example',
])('%j is no https address', (typed) => {
  expect(httpsUrl().safeParse(typed).success).toBe(false);
});
