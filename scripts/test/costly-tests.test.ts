import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { COSTLY_TESTS, findUnchanged, hashFiles } from './costly-tests.ts';

test('each costly test and each path that it reads exists', () => {
  const named = Object.values(COSTLY_TESTS).flatMap((tests) => Object.entries(tests).flat(2));
  expect(named.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
});

test('a hash follows changed, new and deleted files below its paths, committed or not, and no others', () => {
  const root = mkdtempSync(resolve(tmpdir(), 'booth-costly-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(resolve(root, file), text);
  mkdirSync(resolve(root, 'read'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', '*.log');
  write('read/one', '1');
  execFileSync('git', ['add', '--all'], { cwd: root });
  const hash = () => hashFiles(['read'], root);
  const first = hash();

  write('other', 'changed');
  write('read/some.log', 'ignored');
  expect(hash()).toBe(first);
  write('read/one', '2');
  const changed = hash();
  write('read/two', '1');
  const added = hash();
  rmSync(resolve(root, 'read/one'));
  expect(new Set([first, changed, added, hash()]).size).toBe(4);
  rmSync(resolve(root, 'read/two'));
  write('read/one', '1');
  expect(hash()).toBe(first);
});

test('only a test that passed with the same hash is unchanged', () => {
  const passed = {
    'same.test.ts': { hash: 'a', at: '2026-11-26 10:00' },
    'other.test.ts': { hash: 'a', at: '2026-11-26 10:00' },
  };
  const hashes = { 'same.test.ts': 'a', 'other.test.ts': 'b', 'new.test.ts': 'c' };
  expect(findUnchanged(hashes, passed)).toEqual({ 'same.test.ts': '2026-11-26 10:00' });
});
