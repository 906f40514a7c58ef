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

test('values are escaped, in text and in attributes; HTML in HTML is not, also in lists', () => {
  const typed = `<img src=x onerror="alert('1')"> & co`;

  expect(html`<p title="${typed}">${typed}</p>`.source).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
  );
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

test('every colored element has classes, all of which are in the dark style sheet', () => {
  const page = renderHtml(withAll);
  expect(page).toContain('content="light dark"');
  const dark = [...page.matchAll(/^\.(\w+)\{.*#\w{6}.*\}$/gm)].map(([, name]) => name);
  for (const [tag] of page.matchAll(/<[a-z]+ [^>]*#\w{6}[^>]*>/g)) {
    const names = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [''];
    expect(dark, tag).toEqual(expect.arrayContaining(names));
  }
});
