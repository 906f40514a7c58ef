import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT, stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Runs the built function `api` under the runtime that Cloud Functions uses, until the test has finished; resolves to
 * its origin. The emulators' Firestore holds a project of its own for it.
 */
export async function startBuiltApi(): Promise<{ origin: string; projectId: string }> {
  const { origin, projectId } = await startBuilt('api', {
    TEAM_EMAIL: 'team@booth.example',
    RATE_LIMIT_PER_HOUR: '10000',
    RATE_LIMIT_TOTAL_PER_HOUR: '10000',
    TRUSTED_PROXIES: '0',
  });
  if (!(await pollUntil(() => answers(`${origin}/api/content`), 30_000))) {
    throw new Error('The functions framework did not start');
  }
  return { origin, projectId };
}

/** Starts the built function `target` likewise, without waiting until it listens. */
export async function startBuilt(
  target: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ origin: string; projectId: string; pid: number | undefined }> {
  const stack = testStackAddresses();
  const projectId = `demo-built-${randomUUID().slice(0, 8)}`;
  const port = await freePort();
  const framework = spawn(
    process.execPath,
    [
      resolve(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
      ...['--source', resolve(stack.folder, 'functions'), '--target', target, '--port', String(port)],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...stackEnvironment({ ...stack, projectId }),
        FUNCTION_TARGET: target,
        ...environment,
      },
    },
  );
  onTestFinished(() => end(framework));
  return { origin: `http://127.0.0.1:${port}`, projectId, pid: framework.pid };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
