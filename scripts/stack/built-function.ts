import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { ROOT, type StackAddresses, stackEnvironment } from './addresses.ts';
import { logFilesOf } from './log-files.ts';

/** A built function in the Functions Framework, the runtime of Cloud Functions. */
export interface BuiltFunction {
  readonly origin: string;
  /** The given project, or a new one without any data. */
  readonly projectId: string;
  /** Process id; undefined if it could not be started. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** The framework's copy in the functions' packages, as on Cloud Functions. */
const FRAMEWORK = resolve(ROOT, 'functions/node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Starts the built function `target` of a stack, without waiting until it listens.
 * @param onOutput receives its output as it arrives
 */
export async function startBuiltFunction(
  stack: StackAddresses,
  target: string,
  environment: Record<string, string>,
  projectId?: string,
  onOutput?: (text: string) => void,
): Promise<BuiltFunction> {
  return startFramework(stack, {
    source: resolve(stack.folder, 'functions'),
    target,
    environment,
    projectId,
    onOutput,
  });
}

/** Starts the function `target` of the package or file at `source` next to a stack, without waiting until it listens. */
export async function startFramework(
  stack: StackAddresses,
  {
    source,
    target,
    environment,
    projectId = `demo-built-${randomUUID().slice(0, 8)}`,
    onOutput,
  }: {
    source: string;
    target: string;
    environment: Record<string, string>;
    projectId?: string | undefined;
    onOutput?: ((text: string) => void) | undefined;
  },
): Promise<BuiltFunction> {
  const port = await getPort({ host: '127.0.0.1' });
  const args = [FRAMEWORK, '--source', source, '--target', target, '--port', String(port)];
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
