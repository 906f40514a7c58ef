import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { brandProblems, isLocalBuild, namesExample } from './local-site.ts';

test.each([
  'hello@booth.example',
  'https://booth.example',
  'Booth Studio <hello@booth.example>',
  'smtps://u:p@mail.test:465',
])('%s is an example', (text) => {
  expect(namesExample(text)).toBe(true);
});

test.each(['hello@acme.com', 'https://examples.com', 'https://acme.com/example', 'Test <example@acme.com>'])(
  '%s is not an example',
  (text) => {
    expect(namesExample(text)).toBe(false);
  },
);

test('a build is local by its emulated project or by an address of this machine', () => {
  expect(isLocalBuild({ PUBLIC_FIREBASE_PROJECT_ID: 'demo-booth', SITE_URL: 'https://acme.com' })).toBe(true);
  expect(isLocalBuild({ PUBLIC_FIREBASE_PROJECT_ID: 'acme', SITE_URL: 'http://localhost:5050' })).toBe(true);
  expect(isLocalBuild({ PUBLIC_FIREBASE_PROJECT_ID: 'acme', SITE_URL: 'https://acme.com' })).toBe(false);
  expect(isLocalBuild({})).toBe(false);
});

test('the default brand has addresses and a number that reach no one', () => {
  expect(brandProblems(brand)).toEqual([
    'the e-mail address hello@booth.example is an example',
    'the telephone number +1 (702) 555-0142 is a placeholder',
    'the postal address 100 Example Street, Las Vegas, NV 89101 is an example',
  ]);
  const own = { email: 'hello@acme.com', phone: '+1 (702) 800-0142' };
  for (const postalAddress of ['', '1 Main Street, Reno, NV 89501'])
    expect(brandProblems({ ...own, postalAddress })).toEqual([]);
});
