import { expect, test } from 'vitest';
import { html } from './safe-html.ts';

test('values are escaped, in text and in attributes', () => {
  const typed = `<img src=x onerror="alert('1')"> & co`;

  expect(html`<p title="${typed}">${typed}</p>`.source).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
  );
});

test('HTML in HTML stays what it is, lists of it too', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);

  expect(html`<ul>${rows}</ul>`.source).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});
