import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { functionFiles, lockfileProblems, schemaProblems } from './read-deployment.ts';

const NEEDED = [
  '.npmrc',
  'lib/index.js',
  'lib/index.js.map',
  'lib/main.cjs',
  'package-lock.json',
  'package.json',
];
const OTHERS = ['.env', '.env.acme', '.env.example', '.secret.local', 'build.mjs', 'node_modules/a/index.js'];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('settings, secrets, sources, tests and packages of the functions are not uploaded', async () => {
  const folder = aFolder();
  for (const path of [...NEEDED, ...OTHERS, 'src/api.ts', 'src/http/errors.test.ts', 'tsconfig.json']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  const { functions } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as {
    functions: { ignore: string[] };
  };
  expect(await functionFiles(folder, functions.ignore)).toEqual(NEEDED);
});

test('a typo in firebase.json is named', () => {
  expect(schemaProblems({ hosting: { public: 'dist' } })).toEqual([]);
  expect(schemaProblems({ hosting: { public: 'dist', rewites: [] } }).join()).toContain('rewites');
});

test('what a lockfile lacks of its package.json is named', async () => {
  const folder = aFolder();
  const dependencies = { zod: '4.6.7' };
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': { dependencies }, 'node_modules/zod': { version: '4.6.7' } },
  });
  write('package.json', { dependencies });
  expect(await lockfileProblems(folder)).toEqual([]);
  write('package.json', { dependencies: { zod: '4.6.8', execa: '10.2.1' } });
  expect(await lockfileProblems(folder)).toEqual([
    expect.stringContaining('missing: execa@10.2.1'),
    expect.stringContaining('invalid: zod@4.6.7'),
  ]);
});
