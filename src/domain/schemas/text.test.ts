import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import words from '../../../tests/support/words/words.json' with { type: 'json' };
import { fieldMessages } from '../messages/fields.ts';
import {
  calendarDate,
  documentId,
  emailAddress,
  mediaUrl,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  usdAmount,
} from './text.ts';

const PHONES = new URL('../../../tests/support/words/phones.txt', import.meta.url);

const CONTROLS = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  '\u007f',
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(0x80 + code)),
];
const LINE_ENDS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];

test('text is trimmed', () => {
  expect(requiredLine(10, 'needed').parse('  Ada  ')).toBe('Ada');
  expect(optionalLine(10).parse('\n\t ')).toBe('');
  expect(requiredText(10, 'needed').parse('\n a\nb \n')).toBe('a\nb');
  expect(optionalText(10).parse(' \r\n ')).toBe('');
});

test('text without visible characters counts as missing', () => {
  for (const input of ['\u200b', '\u2060\u200d', '\u00ad \u200e', '\u0301']) {
    expect(problemsOf(requiredLine(10, 'Name is required'), input)).toEqual({ '': 'Name is required' });
    expect(problemsOf(requiredText(10, 'Message is required'), input)).toEqual({ '': 'Message is required' });
  }
  for (const input of ['Ö', '王', '5', '!', '€', '👍🏽', 'a\u200db']) {
    expect(problemsOf(requiredLine(10, 'Name is required'), input)).toEqual({});
  }
});

test('half a surrogate pair is no text', () => {
  for (const schema of [requiredLine(9, 'x'), optionalLine(9), requiredText(9, 'x'), optionalText(9)]) {
    for (const half of ['\ud83d', '\udc4d']) {
      expect(problemsOf(schema, `a${half}b`)).toEqual({ '': fieldMessages.controlCharacters });
    }
  }
  expect(problemsOf(emailAddress(), 'a\ud83d@b.example')).toEqual({ '': fieldMessages.email });
});

/** Characters from U+`first` to U+`last`. */
function between(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

test('invisible characters in a line are dropped, but joiners that shape letters stay', () => {
  const unseen = `${between(0x200b, 0x200f)}${between(0x202a, 0x202e)}${between(0x2060, 0x2069)}\ufeff\u00ad\u061c`;
  for (const schema of [requiredLine(20, 'x'), optionalLine(20)]) {
    for (const sign of unseen) {
      const typed = `${sign}+1 ${sign}(555) 1${sign}${sign}2${sign}`;
      expect(schema.parse(typed), JSON.stringify(sign)).toBe('+1 (555) 12');
    }
    for (const text of ['می\u200cخواهم', 'ශ්\u200dරී', '👩🏽\u200d🚀', '👩\u200d🚀']) {
      expect(schema.parse(text)).toBe(text);
    }
  }
});

test('embeddings and overrides in a text are dropped; other direction marks and joiners stay', () => {
  for (const schema of [requiredText(100, 'x'), optionalText(100)]) {
    expect(schema.parse(`\u202dCall\n${between(0x202a, 0x202e)}me\u202c`)).toBe('Call\nme');
    const prose = 'Acme \u2067עברית\u2069\u200f (USA)\u200e\nמי\u200cשהו';
    expect(schema.parse(prose)).toBe(prose);
  }
});

test.each([...readFileSync(PHONES, 'utf8').split('\n').filter(Boolean), ...words.phone_must_be_accepted])(
  'the number %j is accepted',
  (phone) => {
    expect(requiredLine(60, 'x').parse(phone)).toBe(phone.replace(/[\u202a-\u202e]/g, '').trim());
  },
);

test('a line refuses every control character and line end', () => {
  for (const character of [...CONTROLS, ...LINE_ENDS]) {
    for (const schema of [requiredLine(100, 'x'), optionalLine(100)]) {
      expect(problemsOf(schema, `a${character}b`), JSON.stringify(character)).toEqual({
        '': fieldMessages.controlCharacters,
      });
    }
  }
});

test('text of several lines keeps tabs and line ends and refuses other control characters', () => {
  for (const schema of [requiredText(100, 'x'), optionalText(100)]) {
    expect(schema.parse('a\tb\nc\r\nd')).toBe('a\tb\nc\r\nd');
    for (const character of CONTROLS.filter((control) => !'\t\n\r'.includes(control))) {
      expect(problemsOf(schema, `a${character}b`)).toEqual({ '': fieldMessages.controlCharacters });
    }
  }
});

test('an accepted line has no line end or control character, fits, and is accepted again as it is', () => {
  const schema = requiredLine(50, 'x');
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  fc.assert(
    fc.property(anyText, (input) => {
      const result = schema.safeParse(input);
      if (!result.success) return;
      expect(result.data).toBe(result.data.trim());
      expect(result.data.length).toBeGreaterThan(0);
      expect(result.data.length).toBeLessThanOrEqual(50);
      expect(result.data).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(schema.parse(result.data)).toBe(result.data);
    }),
  );
});

test('an e-mail address is trimmed and must be valid', () => {
  const address = 'Ada.Lovelace+booth@sub.example.co.uk';
  expect(emailAddress().parse(`  ${address} \n`)).toBe(address);
  const wrong = [undefined, '', ' ', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 7];
  for (const input of wrong) {
    expect(problemsOf(emailAddress(), input), String(input)).toEqual({ '': 'Invalid email address' });
  }
});

test('an e-mail address cannot carry a second header or a second recipient', () => {
  const attacks = [
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com\nSubject: x',
    'ada\u0000@example.com',
    'ada@example.com,bob@example.com',
    'ada@example.com;bob@example.com',
    'Ada <ada@example.com>, Bob <bob@example.com>',
    'Ada\r\nBcc: all@example.com <ada@example.com>',
    '"a\r\nb"@example.com',
    'ada@example.com\u2028Bcc: x',
  ];
  for (const attack of attacks) {
    expect(problemsOf(emailAddress(), attack), attack).toEqual({ '': 'Invalid email address' });
  }
});

test('a date is a day that exists, written yyyy-MM-dd', () => {
  for (const date of ['2026-12-08', '2028-02-29']) expect(calendarDate().parse(date)).toBe(date);
  for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '08.12.2026', '2026-12-08T00:00Z', '']) {
    expect(calendarDate().safeParse(date).success, date).toBe(false);
  }
});

test('an amount is 0 to 1,000,000 US dollars with at most two decimals', () => {
  for (const amount of [0, 0.01, 19.99, 149.5, 999_999.99, 1_000_000]) {
    expect(problemsOf(usdAmount(), amount)).toEqual({});
  }
  for (const amount of [-0.01, 1_000_000.01, 0.001, Number.NaN, Number.POSITIVE_INFINITY, '1', null]) {
    expect(usdAmount().safeParse(amount).success, String(amount)).toBe(false);
  }
});

test('an image is one of ours: another origin, scheme or folder is refused', () => {
  expect(mediaUrl().parse('/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp')).toBeTruthy();
  const strangers = [
    '',
    'https://evil.example/media/x.webp',
    '//evil.example/media/x.webp',
    '/\\evil.example/media/x.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/api/content',
    'media/extras/x.webp',
    '/media/',
    '/media//evil.example/x.webp',
    '/media/extras/../../api/content',
    '/media/extras/x.webp?next=https://evil.example',
    '/media/extras/x.webp#"onerror=',
    '/media/extras/%2e%2e/x.webp',
    '/media/extras/a b.webp',
    '/media/extras/x.webp\n',
    `/media/${'x'.repeat(500)}.webp`,
  ];
  for (const url of strangers) expect(mediaUrl().safeParse(url).success, url).toBe(false);
});

test('an id has letters, digits, hyphens and underscores, 1 to 128 of them', () => {
  for (const id of ['a', 'demo-admin_2026-12-08', 'x'.repeat(128)]) expect(documentId().parse(id)).toBe(id);
  for (const id of ['', '.', '..', 'a/b', 'a b', '__proto__/x', 'é', 'x'.repeat(129), 'a\n', 5, null]) {
    expect(documentId().safeParse(id).success, String(id)).toBe(false);
  }
});
