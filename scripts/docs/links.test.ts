import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import {
  exists,
  headingAnchors,
  linkTargets,
  namedFunctions,
  namedPaths,
  readPages,
  resolveLink,
} from './markdown.ts';

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

test.each(pages)('each file that $path names is there', (page) => {
  expect(namedPaths(page).filter((path) => !exists(path))).toEqual([]);
});

test.each(pages.flatMap(namedFunctions))('$path exports $name', ({ path, name }) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toMatch(
    new RegExp(`export (async )?(function|const) ${name}\\b`),
  );
});
