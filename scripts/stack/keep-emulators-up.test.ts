import { resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const FILE = resolve(import.meta.dirname, 'keep-emulators-up.ts');

/**
 * Runs a program with the file loaded. It throws an error with this code, and prints a moment later that it still
 * runs.
 */
function throwing(code: string, before = '') {
  const program = `${before}
    setTimeout(() => console.log('still up'), 20);
    setImmediate(() => { throw Object.assign(new Error('thrown'), { code: '${code}' }); });`;
  return execa(process.execPath, ['--import', FILE, '--eval', program], { reject: false });
}

test('a response that no one reads any more ends nothing', async () => {
  expect(await throwing('UND_ERR_SOCKET')).toMatchObject({ exitCode: 0, stdout: 'still up', stderr: '' });
});

test('any other error ends the program, or reaches its own listener', async () => {
  const ended = await throwing('ENOENT');
  expect([ended.exitCode, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr).toContain('thrown');
  const listening = `process.on('uncaughtException', ({ code }) => { console.log(code); process.exit(2); });`;
  expect(await throwing('ENOENT', listening)).toMatchObject({ exitCode: 2, stdout: 'ENOENT' });
});
