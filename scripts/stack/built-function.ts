import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { ROOT, type StackAddresses, stackEnvironment } from './addresses.ts';

/** A built function under the runtime that Cloud Functions uses. */
export interface BuiltFunction {
  readonly origin: string;
  /** A project of its own: the emulators' Firestore holds nothing for it yet. */
  readonly projectId: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built function `target` of a stack, without waiting until it listens. */
export async function startBuiltFunction(
  stack: StackAddresses,
  target: string,
  environment: NodeJS.ProcessEnv,
): Promise<BuiltFunction> {
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
  return { origin: `http://127.0.0.1:${port}`, projectId, stop: () => end(framework) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
