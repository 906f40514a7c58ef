import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { functionFiles, schemaProblems } from './read-deployment.ts';

const NEEDED = [
  '.npmrc',
  'lib/index.js',
  'lib/index.js.map',
  'lib/main.cjs',
  'package-lock.json',
  'package.json',
];
const OTHERS = ['.env', '.env.acme', '.env.example', '.secret.local', 'build.mjs', 'node_modules/a/index.js'];

test('settings, secrets, sources, tests and packages of the functions are not uploaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
