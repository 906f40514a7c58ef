import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Returns the policy's hash of an inline script or style. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Returns the page with its Content-Security-Policy reduced to the hashes of its inline scripts and styles, and without
 * Astro's style before the first island. Astro also lists every bundled file of the site, which `'self'` allows anyway:
 * over a kilobyte that does not compress, in the first bytes of every page. Uses a parser: records can look like tags.
 * @throws Error if inline code has no hash, since browsers would block it
 */
export function leanPolicy(page: string, name: string): string {
  const elements = elementsIn(parse(page, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const policy = meta && attributeOf(meta, 'content');
  const place = meta?.sourceCodeLocation?.attrs?.['content'];
  if (policy === undefined || !place) throw new Error(`${name} has no Content-Security-Policy.`);

  const islandStyle = elements.find(isIslandStyle)?.sourceCodeLocation;
  const used = new Set(
    elements
      .filter((element) => isInline(element) && !isIslandStyle(element))
      .map((element) => `'${inlineHash(textOf(element))}'`),
  );
  for (const hash of used) {
    if (!policy.includes(hash))
      throw new Error(`${name} has an inline script or style without a hash: ${hash}`);
  }
  const lean = policy.replace(/ 'sha256-[^']*'/g, (hash) => (used.has(hash.trim()) ? hash : ''));
  const end = islandStyle?.startOffset ?? page.length;
  return [
    page.slice(0, place.startOffset),
    `content="${lean.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    page.slice(place.endOffset, end),
    page.slice(islandStyle?.endOffset ?? end),
  ].join('');
}

/** Returns a node's elements in document order. */
function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const within = children.flatMap(elementsIn);
  return tree.isElementNode(node) ? [node, ...within] : within;
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

function isInline(element: Element): boolean {
  return (
    element.tagName === 'style' || (element.tagName === 'script' && attributeOf(element, 'src') === undefined)
  );
}

/** True for Astro's style before the first island, where HTML allows none; global.css has the rule. */
function isIslandStyle(element: Element): boolean {
  return element.tagName === 'style' && textOf(element).startsWith('astro-island,');
}
