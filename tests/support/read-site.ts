import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { inlineHash } from '../../src/config/page-policy.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A built page as a browser reads it. */
export interface SitePage {
  /** Paths on this site that it links to, and its social card's. */
  readonly links: readonly string[];
  /** Texts of its inline scripts and styles. */
  readonly inline: readonly string[];
  /** Hashes that its policy should have, and those that it has, in order. */
  readonly hashes: { readonly needed: readonly string[]; readonly allowed: readonly string[] };
}

/** Reads the pages of a built site, by path such as '/booths/10x20'. */
export function readSite(dist: string): ReadonlyMap<string, SitePage> {
  const files = globSync('**/*.html', { cwd: dist });
  return new Map(
    files.map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      readPage(readFileSync(join(dist, file), 'utf8')),
    ]),
  );
}

function readPage(html: string): SitePage {
  const elements = elementsIn(parse(html));
  const attributeOf = (element: Element, name: string) =>
    element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const tags = named('meta');
  const policy = tags.find((meta) => attributeOf(meta, 'http-equiv') === 'content-security-policy');
  const card = tags.find((meta) => attributeOf(meta, 'property') === 'og:image');
  const code = [...named('script'), ...named('style')].filter((element) => !attributeOf(element, 'src'));
  const inline = code.map(({ childNodes }) =>
    childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join(''),
  );
  const addresses = [
    ...named('a').map((link) => attributeOf(link, 'href')),
    ...(card ? [new URL(attributeOf(card, 'content')).pathname] : []),
  ];
  return {
    links: addresses.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*/, '')),
    inline,
    hashes: {
      needed: [...new Set(inline.map(inlineHash))].sort(),
      allowed: [...(policy ? attributeOf(policy, 'content') : '').matchAll(/'(sha256-[^']+)'/g)]
        .map(([, hash = '']) => hash)
        .sort(),
    },
  };
}

function elementsIn(node: Node): Element[] {
  const within = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...within] : within;
}
