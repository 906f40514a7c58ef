import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineBooth, standExtra } from '../tests/support/model-files.ts';

/** Runs the command on a file with this name and content; returns status and output. */
function run(name: string, content: Uint8Array, ...words: string[]): [number | null, string] {
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, 'model.ts'), file, ...words],
    { encoding: 'utf8', env: { ...process.env, BLENDER: join(folder, 'no-blender') } },
  );
  return [status, stdout + stderr];
}

test('a GLB is checked as the panel would', async () => {
  const [status, text] = run('booth.glb', await inlineBooth().bytes());
  expect([status, text]).toEqual([0, expect.stringContaining('booth.glb can be uploaded.')]);
});

test('an extra can be uploaded, what is no model cannot', async () => {
  expect(run('stand.glb', await standExtra().bytes(), '--extra')[0]).toBe(0);
  expect(run('stand.glb', Buffer.from('hello'))).toEqual([1, expect.stringContaining('not a GLB file')]);
});

test('without Blender it says what to do', () => {
  expect(run('booth.blend', Buffer.of())).toEqual([1, expect.stringContaining('Blender was not found.')]);
});
