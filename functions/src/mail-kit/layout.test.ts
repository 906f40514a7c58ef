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
