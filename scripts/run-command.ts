import { execa } from 'execa';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

export interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Receives the program's output as it arrives. */
  onOutput?: (text: string) => void;
  /** Time limit; 0 for none. */
  timeoutMs?: number;
}

export interface CommandResult {
  /** Exit code; 1 if the program was killed. */
  code: number;
  output: string;
}

/** Runs a script of the repository or of a package with this Node.js; it ends with this process at the latest. */
export async function runToEnd(
  args: string[],
  { environment = {}, onOutput, timeoutMs = 0 }: CommandOptions = {},
): Promise<CommandResult> {
  const options = { cwd: ROOT, env: environment, stdin: 'ignore', all: true, reject: false } as const;
  const program = execa(process.execPath, args, { ...options, timeout: timeoutMs });
  program.all.on('data', (chunk) => onOutput?.(String(chunk)));
  const { exitCode, all } = await program;
  return { code: exitCode ?? 1, output: all };
}

/**
 * Runs a script that must succeed. Its output is shown only if it fails.
 * @throws {ExpectedError} if it fails; `what` names it in the message
 */
export async function runNode(
  what: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await runToEnd(args, { environment });
  if (code !== 0) throw new ExpectedError(`${output.trim()}\n\n${what} failed; see the output above.`);
}
