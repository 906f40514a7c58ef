import { expect, test } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { html, type MailContent, renderHtml, renderText } from './layout.ts';

const content: MailContent = {
  preview: 'A preview',
  title: 'A & B',
  blocks: [
    { kind: 'paragraph', text: 'First line\nsecond <line>' },
    { kind: 'rows', title: 'Details', rows: [{ label: 'Extras', value: '1 × Sign\n2 × Stool' }] },
  ],
};

test('plain text has the content and our contact details', () => {
  expect(renderText(content)).toBe(
    `A & B\n\nFirst line\nsecond <line>\n\nDetails\nExtras: 1 × Sign\n  2 × Stool\n\n--\n${brand.name}\n${brand.email}\n${brand.phone}\n`,
  );
});

test('HTML is escaped and keeps its lines', () => {
  const page = renderHtml(content);

  expect(page).toContain('A &amp; B');
  expect(page).toContain('First line<br>second &lt;line&gt;');
  expect(page).toContain('1 × Sign<br>2 × Stool');
  expect(page).toContain(`mailto:${brand.email}`);
});

test('HTML loads nothing', () => {
  expect(renderHtml(content)).not.toMatch(/src=|url\(|<link|<script|https?:/);
});

test('values are escaped, in text and in attributes', () => {
  const typed = `<img src=x onerror="alert('1')"> & co`;

  expect(html`<p title="${typed}">${typed}</p>`.source).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
  );
});

test('HTML in HTML stays unescaped, also in lists', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);

  expect(html`<ul>${rows}</ul>`.source).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

const link = { label: 'Where', value: 'Video call', href: 'https://meet.example.com/a?b=1&c=2' };
const picture = { url: 'https://booth.example/media/a.jpg', width: 48, height: 64 };
const withAll: MailContent = {
  ...content,
  blocks: [
    ...content.blocks,
    { kind: 'rows', title: 'Meeting', rows: [link, { label: 'Host', value: 'Alex', picture }] },
    { kind: 'link', label: 'Join the meeting', url: link.href },
    { kind: 'image', alt: 'A booth', caption: 'Launch, as designed', ...picture },
  ],
};

test('a linked value shows its address in plain text, a picture its place in HTML only', () => {
  expect(renderText(withAll)).toContain(
    'Where: Video call: https://meet.example.com/a?b=1&c=2\nHost: Alex\n',
  );
  const page = renderHtml(withAll);
  expect(page).toMatch(/<a href="https:\/\/meet\.example\.com\/a\?b=1&amp;c=2"[^>]*>Video call<\/a>/);
  expect(page).toMatch(/<img src="https:\/\/booth\.example\/media\/a\.jpg" alt="" width="48" height="64"/);
});

/** Returns the relative luminance of a color such as '#1d47d8' (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Returns the mail's colors by class, from inline styles or from the dark style sheet. */
function colorsOf(
  page: string,
  mode: 'light' | 'dark',
): Record<string, { color?: string | undefined; background?: string | undefined }> {
  const found =
    mode === 'dark'
      ? page.matchAll(/^\.(\w+)\{(.*)\}$/gm)
      : page.matchAll(/class="(\w+)[^"]*" style="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name, style = '']) => [
      name,
      {
        color: /(?:^|;)color:(#\w{6})/.exec(style)?.[1],
        background: /(?:^|;)background:(#\w{6})/.exec(style)?.[1],
      },
    ]),
  );
}

test.each(['light', 'dark'] as const)('every text has enough contrast in %s programs', (mode) => {
  const { page: _page, line: _line, card, ...texts } = colorsOf(renderHtml(withAll), mode);
  expect(Object.keys(texts).sort()).toEqual(['button', 'head', 'link', 'muted', 'picture', 'text', 'title']);
  for (const [name, { color = '', background = card?.background ?? '' }] of Object.entries(texts)) {
    expect(contrast(color, background), `${name}: ${color} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('every class with a color is in the dark style sheet, and every colored element has a class', () => {
  const page = renderHtml(withAll);
  expect(page).toContain('content="light dark"');
  const dark = new Set(Object.keys(colorsOf(page, 'dark')));
  for (const [tag] of page.matchAll(/<[a-z]+ [^>]*#\w{6}[^>]*>/g)) {
    const names = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    expect(names.length, tag).toBeGreaterThan(0);
    expect(names.filter((name) => !dark.has(name))).toEqual([]);
  }
});
