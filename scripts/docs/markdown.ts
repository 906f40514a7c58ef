import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../stack/addresses.ts';

/** A Markdown file of the repository. */
export interface Page {
  /** From the repository's root, with forward slashes. */
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

/** All Markdown files of the repository, those of packages and builds left out. */
export function readPages(): Page[] {
  return globSync('**/*.md', { cwd: ROOT, exclude: (entry) => NOT_OURS.has(entry) }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }));
}

/** Where a page's links and pictures lead, as written; examples in code are not links. */
export function linkTargets({ text }: Page): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, target = '']) => target);
}

/**
 * The target of a link: a file from the repository's root, and a heading in it. Undefined for other sites.
 */
export function resolveLink(page: Page, target: string): { path: string; anchor: string } | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor = ''] = target.split('#');
  return { path: path ? join(dirname(page.path), path) : page.path, anchor };
}

/** The fragments by which a page's headings can be linked to, as hosts make them from their words. */
export function headingAnchors({ text }: Page): string[] {
  return [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Made by builds or filled in by people; missing in a fresh clone. */
const MADE_LATER = /^functions\/(lib\b|\.env$)/;

/** The files and folders of the repository that a page names in `code`; `*` and `{a,b}` may stand in for names. */
export function namedPaths({ text }: Page): string[] {
  return [...text.matchAll(/`((?:src|functions|scripts|tests|docs|art|\.github|\.ci)\/[^\s`<>:]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !MADE_LATER.test(path));
}

/** The functions and components that a page's walks name: "1. `path`: `name` does ...". */
export function namedFunctions({ text }: Page): { path: string; name: string }[] {
  return [...text.matchAll(/^\d+\. `([^`]+)`: `(\w+)`/gm)].map(([, path = '', name = '']) => ({
    path,
    name,
  }));
}

/** True if the repository has that path. */
export function exists(path: string): boolean {
  return globSync(path.replace(/\/$/, ''), { cwd: ROOT }).length > 0;
}

function withoutFences(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}
