import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { contactDetailsSchema, website } from './contact-details.ts';

function details(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    email: 'ada@engines.example',
    website: '',
    phone: '',
    ...changes,
  };
}

test('name, company and email are enough; website and phone are optional', () => {
  expect(contactDetailsSchema.parse(details())).toEqual(details());
  const { website: _website, phone: _phone, ...least } = details();
  expect(contactDetailsSchema.parse(least)).toEqual(details());
});

test('a missing name, company or email is named with its message', () => {
  expect(problemsOf(contactDetailsSchema, details({ name: '', company: ' ', email: '' }))).toEqual({
    name: 'Name is required',
    company: 'Company is required',
    email: 'Invalid email address',
  });
});

test('name and company have at most 100, the phone 50 and the website 255 characters', () => {
  const longest = {
    name: 'n'.repeat(100),
    company: 'c'.repeat(100),
    phone: '5'.repeat(50),
    website: `${'w'.repeat(251)}.com`,
  };
  expect(problemsOf(contactDetailsSchema, details(longest))).toEqual({});
  const longer = Object.fromEntries(Object.entries(longest).map(([field, value]) => [field, `${value}x`]));
  expect(problemsOf(contactDetailsSchema, details(longer))).toEqual({
    name: 'Please use at most 100 characters',
    company: 'Please use at most 100 characters',
    phone: 'Please use at most 50 characters',
    website: 'Please use at most 255 characters',
  });
});

test('line breaks in any field are refused', () => {
  for (const field of ['name', 'company', 'email', 'website', 'phone']) {
    const input = details({ [field]: 'a@b.example\r\nBcc: x@y.example' });
    expect(Object.keys(problemsOf(contactDetailsSchema, input)), field).toEqual([field]);
  }
});

test('a website is written with or without its scheme', () => {
  const good = [
    '',
    'example.com',
    'www.example.com',
    'sub.example.co.uk/booth?x=1#top',
    'http://example.com',
    'HTTPS://Example.com/Path',
    'https://example.com:8443/a',
    'bücher.example',
  ];
  for (const text of good) expect(website().parse(text)).toBe(text);
  expect(website().parse('  example.com  ')).toBe('example.com');
});

test.each([
  'n/a',
  'N/A',
  ' n.a. ',
  'na',
  'none',
  'None.',
  'NO',
  'no website',
  'No web site yet',
  'not applicable',
  'nothing',
  '-',
  '--',
  '—',
  '.',
  '(none)',
  'TBD',
])('%j says that there is no website', (text) => {
  expect(website().parse(text)).toBe('');
});

test.each(['no.example', 'none.example/a', 'na.example', 'tbd.example'])(
  '%j is a website all the same',
  (text) => {
    expect(website().parse(text)).toBe(text);
  },
);

test('what is no web address is refused with its message', () => {
  const bad = [
    'example',
    'example.',
    '.com',
    'http://',
    'http:example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x.com',
    'https://user:secret@example.com',
    'ada@example.com',
    'my site.com',
    'https://example.com/a b',
    'exam\u2067ple.com',
    'example.com/\u200b',
  ];
  for (const text of bad) {
    expect(problemsOf(website(), text), text).toEqual({ '': 'Enter a web address such as example.com' });
  }
});

test('a website that never ends is judged in no time', () => {
  const started = performance.now();
  expect(website().safeParse(`${'a.'.repeat(127)} `.padEnd(255, '.')).success).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});
