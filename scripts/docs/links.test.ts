import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

/** A Markdown file of the repository. */
interface Page {
  /** Relative to the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  '.git',
  '.local',
  '.astro',
]);

/** Returns the repository's own Markdown files, without packages and build outputs. */
function readPages(): Page[] {
  return globSync('**/*.md', { cwd: ROOT, exclude: (entry) => NOT_OURS.has(entry) }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }));
}

/** Returns the targets of a page's links and pictures, as written; ignores code examples. */
function linkTargets({ text }: Page): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, target = '']) => target);
}

/** Resolves a link to a path relative to the repository's root and a heading; undefined for other sites. */
function resolveLink(page: Page, target: string): { path: string; anchor: string } | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor = ''] = target.split('#');
  return { path: path ? join(dirname(page.path), path) : page.path, anchor };
}

/** Returns the anchors of a page's headings, as GitHub generates them. */
function headingAnchors({ text }: Page): string[] {
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Build outputs and local settings, which a fresh clone lacks. */
const MADE_LATER = /^functions\/(lib\b|\.env$)/;

/** Returns the repository's paths that a page mentions in `code`, with `*` and `{a,b}` as wildcards. */
function namedPaths({ text }: Page): string[] {
  return [...text.matchAll(/`((?:src|functions|scripts|tests|docs|\.github|\.ci)\/[^\s`<>:]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !MADE_LATER.test(path));
}

/** Returns functions and components mentioned in a page's walkthroughs: "1. `path`: `name` does ...". */
function namedFunctions({ text }: Page): { path: string; name: string }[] {
  return [...text.matchAll(/^\d+\. `([^`]+)`: `(\w+)`/gm)].map(([, path = '', name = '']) => ({
    path,
    name,
  }));
}

/** True if the path exists in the repository. */
function exists(path: string): boolean {
  return globSync(path.replace(/\/$/, ''), { cwd: ROOT }).length > 0;
}

function withoutFences(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}

const pages = readPages();

test('finds the pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md']),
  );
});

test.each(pages)('each link in $path leads somewhere', (page) => {
  const broken = linkTargets(page).filter((target) => {
    const link = resolveLink(page, target);
    if (!link) return false;
    if (!exists(link.path)) return true;
    const there = pages.find(({ path }) => path === link.path);
    return link.anchor !== '' && there !== undefined && !headingAnchors(there).includes(link.anchor);
  });
  expect(broken).toEqual([]);
});

test.each(pages)('each file that $path names exists', (page) => {
  expect(namedPaths(page).filter((path) => !exists(path))).toEqual([]);
});

test.each(pages.flatMap(namedFunctions))('$path exports $name', ({ path, name }) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toMatch(
    new RegExp(`export (async )?(function|const) ${name}\\b`),
  );
});
