import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

export interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Keeps the output instead of showing it on this terminal. */
  quiet?: boolean;
  /** Ends the program after so many milliseconds. */
  timeoutMs?: number;
}

export interface CommandResult {
  /** The exit code; 1 when the program was ended from outside. */
  code: number;
  /** What a quiet program wrote. */
  output: string;
}

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Runs a script of the repository or of a package with this Node.js, to its end. */
export function runToEnd(args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.environment },
    ...(options.timeoutMs ? { timeout: options.timeoutMs } : {}),
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((done) => {
    const finish = (code: number) => {
      running.delete(child);
      done({ code, output });
    };
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a script that has to succeed; its output is shown only when it does not.
 * @throws {ExpectedError} when it fails; `what` names it
 */
export async function runNode(
  what: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await runToEnd(args, { quiet: true, environment });
  if (code !== 0) throw new ExpectedError(`${output.trim()}\n\n${what} failed; the lines above say why.`);
}
