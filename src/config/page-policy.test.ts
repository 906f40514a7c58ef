import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leanPolicy } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${body}`;

test('hashes of bundled files are dropped, hashes of inline scripts and styles stay', () => {
  const body = '<style>a{}</style><script type="module">run()</script><script src="/x.js"></script>';
  const policy = `script-src 'self' 'sha256-bundle=' ${hashOf('run()')}; style-src 'self' ${hashOf('a{}')};`;
  const lean = `script-src 'self' ${hashOf('run()')}; style-src 'self' ${hashOf('a{}')};`;
  expect(leanPolicy(page(policy, body), 'index.html')).toBe(page(lean, body));
});

test('an inline script without a hash fails the build and names the page', () => {
  expect(() => leanPolicy(page("script-src 'self';", '<script>run()</script>'), '404.html')).toThrow(
    '404.html',
  );
});

test('tags in attributes, comments and texts are no code', () => {
  const body = `<meta name="description" content="a <script and a <style>astro-island,x</style>">
    <!-- <script>no()</script> --><title>&lt;script>no()</script></title>
    <textarea><script>no()</script></textarea><p title="</script>">text</p><script>run()</script>`;
  const html = page(`script-src 'self' ${hashOf('run()')};`, body);
  expect(leanPolicy(html, 'index.html')).toBe(html);
});

test("the style of Astro's islands is dropped, whatever a text says", () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const named = '<p title="<style>astro-island,x</style>">';
  const [policy, lean] = [`style-src 'self' ${hashOf('x')};`, "style-src 'self';"];
  expect(leanPolicy(page(policy, `${named}${style}</p>`), 'index.html')).toBe(page(lean, `${named}</p>`));
});

test('a page without a policy fails the build', () => {
  expect(() => leanPolicy('<p>Hello</p>', 'index.html')).toThrow('index.html has no Content-Security-Policy');
});
