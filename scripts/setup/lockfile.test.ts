import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  link?: boolean;
}

const ROOT_LOCKFILE = 'package-lock.json';
const LOCKFILES = [ROOT_LOCKFILE, 'functions/package-lock.json'];

/**
 * Platform-specific parts of tools. The registry that these lockfiles were made with has only the parts for Linux x64
 * with glibc, so all others have a version but no hash. docs/lockfile.md explains how to shorten this list.
 */
const WITHOUT_INTEGRITY = [
  '@astrojs/compiler-binding-',
  '@biomejs/cli-',
  '@oxc-parser/binding-',
  '@tailwindcss/oxide-',
];

function lockedPackages(file: string): [name: string, locked: LockedPackage][] {
  const { packages } = JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  // The root and its own packages come from no registry
  return Object.entries(packages).flatMap(([path, locked]) =>
    locked.link || !path.startsWith('node_modules/') ? [] : [[path.replace('node_modules/', ''), locked]],
  );
}

test.each(LOCKFILES)(
  '%s has a hash for every package, except platform parts that the registry lacks',
  (file) => {
    const bare = lockedPackages(file).filter(([, { integrity }]) => !integrity);
    const known = file === ROOT_LOCKFILE ? WITHOUT_INTEGRITY : [];
    const unknown = bare.filter(([name]) => !known.some((tool) => name.startsWith(tool)));
    expect(unknown.map(([name]) => name)).toEqual([]);
    expect(bare.filter(([, { optional }]) => !optional)).toEqual([]);
  },
);

test.each(LOCKFILES)('%s names no registry, so each machine uses its own', (file) => {
  expect(lockedPackages(file).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
