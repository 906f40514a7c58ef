/** Locks the set-up of a clone: npm ci empties node_modules first. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './report.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Runs `body` once no other set-up of this clone is running.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withLock(folder, body) {
  const file = join(folder, 'setup.lock');
  mkdirSync(folder, { recursive: true });
  for (let told = false; ; told = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    else {
      if (!told) say('Waiting for another set-up of this folder to finish ...');
      await pause(500);
    }
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
