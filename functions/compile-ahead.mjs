/**
 * Keeps beside the bundle of `api` what V8 makes of it, for src/load-compiled.cjs. It is compiled by a process that starts as
 * an instance does and is asked for content, so that what the first answer takes is in it: of a database that is not there.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';

/** As long as the client takes to come to the point of waiting for the database; what runs later is compiled later. */
const ASKED_MS = 1_500;

/** What an instance has: addresses that nobody answers, and settings that nothing is done with. */
const ENVIRONMENT = {
  // Where lib/ is built before the packages are beside it
  NODE_PATH: resolve(import.meta.dirname, 'node_modules'),
  FUNCTION_TARGET: 'api',
  NODE_ENV: 'production',
  GCLOUD_PROJECT: 'demo-build',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-build', storageBucket: 'demo-build.appspot.com' }),
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
  METADATA_SERVER_DETECTION: 'none',
  SITE_URL: 'https://build.invalid',
  TEAM_EMAIL: 'team@build.invalid',
  MAIL_FROM: 'team@build.invalid',
  ADMIN_EMAILS: 'team@build.invalid',
};

/** Takes away what was compiled of a bundle before. */
export function removeCompiled(path) {
  const prefix = `${path}.v8-`;
  for (const name of readdirSync(dirname(path))) {
    const file = resolve(dirname(path), name);
    if (file.startsWith(prefix)) rmSync(file);
  }
}

/**
 * Compiles the bundle at `path`, which gets its own hash as its last line.
 * @param {string} path
 */
export async function compileAhead(path) {
  removeCompiled(path);
  const source = readFileSync(path, 'latin1');
  const hash = createHash('sha256').update(source).digest('hex');
  writeFileSync(path, `${source}\n//# sha256=${hash}`);
  await promisify(execFile)(process.execPath, [import.meta.filename, path, hash], { env: ENVIRONMENT });
}

async function compileHere(path, hash) {
  const { compiledPath, run, scriptOf } = createRequire(path)('./load-compiled.cjs');
  const script = scriptOf(path, readFileSync(path, 'latin1'));
  const { api } = run(script, path);
  const server = createServer((request, response) => {
    const express = createRequire(import.meta.url)('express');
    express().use(api)(request, response);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    for (const route of ['content', 'availability']) {
      fetch(`http://127.0.0.1:${port}/api/${route}`).catch(() => undefined);
    }
  });
  await new Promise((done) => setTimeout(done, ASKED_MS));
  writeFileSync(compiledPath(path), Buffer.concat([Buffer.from(hash, 'latin1'), script.createCachedData()]));
  process.exit();
}

if (import.meta.main) await compileHere(process.argv[2], process.argv[3]);
