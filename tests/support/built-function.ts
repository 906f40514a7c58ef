import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { logFilesOf, ROOT, type StackAddresses, stackEnvironment } from '../../scripts/stack/addresses.ts';
import { freePort } from './free-port.ts';

interface FunctionOptions {
  readonly target: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Project id; a new project without any data by default. */
  readonly projectId?: string | undefined;
  readonly onOutput?: ((text: string) => void) | undefined;
}

const FRAMEWORK = resolve(ROOT, 'functions/node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Starts a built function next to a stack, in the Functions Framework, the runtime of Cloud Functions. Does not wait
 * until the function listens. `pid` is undefined if it could not be started.
 */
export async function startBuiltFunction(
  stack: StackAddresses,
  { target, environment, projectId = `demo-built-${randomUUID().slice(0, 8)}`, onOutput }: FunctionOptions,
) {
  const port = await freePort();
  const args = [
    FRAMEWORK,
    '--source',
    resolve(stack.folder, 'functions'),
    '--target',
    target,
    '--port',
    String(port),
  ];
  const log = { file: logFilesOf(stack).processes, append: true };
  const framework = execa(process.execPath, args, {
    stdin: 'ignore',
    stdout: onOutput ? ['pipe', log] : log,
    stderr: onOutput ? ['pipe', 'inherit', log] : ['inherit', log],
    all: onOutput !== undefined,
    buffer: false,
    env: { ...stackEnvironment({ ...stack, projectId }), FUNCTION_TARGET: target, ...environment },
    reject: false,
  });
  framework.all?.on('data', (chunk) => onOutput?.(String(chunk)));
  const stop = async () => {
    framework.kill('SIGKILL');
    await framework;
  };
  return { origin: `http://127.0.0.1:${port}`, projectId, pid: framework.pid, stop };
}
