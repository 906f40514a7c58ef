import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pollUntil } from './wait.ts';

const GUARD = resolve(import.meta.dirname, 'guard.ts');

/** Returns a program that starts another, prints its id, and may stop on SIGINT. */
function family(onInterrupt: string): string {
  return `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    process.on('SIGINT', () => { ${onInterrupt} });
    setInterval(() => {}, 1000);
    console.log(child.pid);`;
}

function guarded(script: string, graceMs: number, logFile = devNull): ChildProcess {
  const args = [GUARD, String(graceMs), logFile, process.execPath, '-e', script];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout as NodeJS.EventEmitter, 'data');
  return String(chunk).trim();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a guarded program that does not stop in time is killed with everything below it', async () => {
  const child = guarded(family(''), 300);
  const grandchild = Number(await firstLine(child));
  child.stdin?.end();
  await once(child, 'close');
  expect(await pollUntil(async () => !isAlive(grandchild))).toBe(true);
});

test('a guarded program finishes its work, and writes its log, after its parent was killed', async () => {
  const logFile = resolve(mkdtempSync(resolve(tmpdir(), 'guard-')), 'log');
  const saves = family(
    "console.log('saving'); setTimeout(() => { console.log('saved'); process.exit(0) }, 300)",
  );
  const parent = spawn(process.execPath, [
    '-e',
    `const { spawn } = require('node:child_process');
     const args = ${JSON.stringify([GUARD, '10000', logFile, process.execPath, '-e', saves])};
     spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true }).stdout.pipe(process.stdout);`,
  ]);
  const grandchild = Number(await firstLine(parent));
  parent.kill('SIGKILL');
  expect(await pollUntil(async () => !isAlive(grandchild))).toBe(true);
  expect(readFileSync(logFile, 'utf8')).toContain('saving\nsaved');
});

test('a process that a guarded program leaves behind is killed', async () => {
  const child = guarded(`${family('')}; setTimeout(() => process.exit(0), 300)`, 10_000);
  const grandchild = Number(await firstLine(child));
  await once(child, 'close');
  expect(await pollUntil(async () => !isAlive(grandchild))).toBe(true);
});
