import { expect, test } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { type MailContent, renderHtml, renderText } from './layout.ts';

const content: MailContent = {
  preview: 'A preview',
  title: 'A & B',
  blocks: [
    { kind: 'paragraph', text: 'First line\nsecond <line>' },
    { kind: 'rows', title: 'Details', rows: [{ label: 'Extras', value: '1 × Sign\n2 × Stool' }] },
  ],
};

test('plain text says all that the HTML says, and who we are', () => {
  expect(renderText(content)).toBe(
    `A & B\n\nFirst line\nsecond <line>\n\nDetails\nExtras: 1 × Sign\n  2 × Stool\n\n--\n${brand.name}\n${brand.email}\n${brand.phone}\n`,
  );
});

test('HTML has everything escaped and its lines kept', () => {
  const page = renderHtml(content);

  expect(page).toContain('A &amp; B');
  expect(page).toContain('First line<br>second &lt;line&gt;');
  expect(page).toContain('1 × Sign<br>2 × Stool');
  expect(page).toContain(`mailto:${brand.email}`);
});

test('HTML loads nothing from anywhere', () => {
  expect(renderHtml(content)).not.toMatch(/src=|url\(|<link|<script|https?:/);
});
