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
const WITHOUT_INTEGRITY: Record<string, string[]> = {
  '@astrojs/compiler-binding': [
    ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-arm64-musl', 'wasm32-wasi'],
    ...['win32-arm64-msvc', 'win32-x64-msvc'],
  ],
  '@biomejs/cli': [
    ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl', 'linux-x64-musl'],
    ...['win32-arm64', 'win32-x64'],
  ],
  '@oxc-parser/binding': [
    ...['android-arm-eabi', 'android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64'],
    ...['linux-arm-gnueabihf', 'linux-arm-musleabihf', 'linux-ppc64-gnu', 'linux-riscv64-gnu'],
    ...['linux-riscv64-musl', 'linux-s390x-gnu', 'openharmony-arm64', 'win32-arm64-msvc', 'win32-ia32-msvc'],
    'win32-x64-msvc',
  ],
  '@tailwindcss/oxide': [
    ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64', 'linux-arm-gnueabihf', 'wasm32-wasi'],
    ...['win32-arm64-msvc', 'win32-x64-msvc'],
  ],
};

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
    const known = Object.entries(WITHOUT_INTEGRITY).flatMap(([tool, platforms]) =>
      platforms.map((platform) => `${tool}-${platform}`),
    );
    const bare = lockedPackages(file).filter(([, { integrity }]) => !integrity);
    expect(bare.map(([name]) => name).sort()).toEqual(file === ROOT_LOCKFILE ? known.sort() : []);
    expect(bare.filter(([, { optional }]) => !optional)).toEqual([]);
  },
);

test.each(LOCKFILES)('%s names no registry, so each machine uses its own', (file) => {
  expect(lockedPackages(file).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
