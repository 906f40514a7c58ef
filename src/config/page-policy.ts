import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
/** Astro's style before the first island, where HTML allows none; global.css has the rule. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Reduces each page's Content-Security-Policy to the hashes of its inline scripts and styles. Astro also lists every
 * bundled file of the site, which `'self'` allows anyway: over a kilobyte that does not compress, in the first bytes of
 * every page. Fails the build if inline code has no hash, since browsers would block it.
 */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir, assets }) => {
        const pages = new Set([...assets.values()].flat().filter((url) => url.pathname.endsWith('.html')));
        for (const page of pages) {
          const html = (await readFile(page, 'utf8')).replace(ISLAND_STYLE, '');
          await writeFile(page, leanPolicy(html, fileURLToPath(page).slice(fileURLToPath(dir).length)));
        }
      },
    },
  };
}

/** Returns the policy's hash of an inline script or style. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Returns the page without unused hashes in its policy; throws if a used one is missing. */
export function leanPolicy(html: string, name: string): string {
  const inline = [...html.matchAll(INLINE)].filter(([, , attributes]) => !/\ssrc=/.test(attributes ?? ''));
  const used = new Set(inline.map(([, , , text]) => `'${inlineHash(text ?? '')}'`));
  const policy = POLICY.exec(html)?.[2];
  if (policy === undefined) throw new Error(`${name} has no Content-Security-Policy.`);
  for (const hash of used) {
    if (!policy.includes(hash))
      throw new Error(`${name} has an inline script or style without a hash: ${hash}`);
  }
  const lean = policy.replace(/ 'sha256-[^']*'/g, (hash) => (used.has(hash.trim()) ? hash : ''));
  return html.replace(POLICY, (_all, before, _policy, after) => `${before}${lean}${after}`);
}
