import { execa } from 'execa';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

export interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Gets what the program writes, as it comes. */
  onOutput?: (text: string) => void;
  /** Ends the program after so many milliseconds; 0 lets it run. */
  timeoutMs?: number;
}

export interface CommandResult {
  /** The exit code; 1 when the program was ended from outside. */
  code: number;
  output: string;
}

/** Runs a script of the repository or of a package with this Node.js, to its end or to that of this process. */
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
 * Runs a script that has to succeed; its output is shown only when it does not.
 * @throws {ExpectedError} when it fails; `what` names it
 */
export async function runNode(
  what: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await runToEnd(args, { environment });
  if (code !== 0) throw new ExpectedError(`${output.trim()}\n\n${what} failed; the lines above say why.`);
}
