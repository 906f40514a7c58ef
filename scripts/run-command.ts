import { execa } from 'execa';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';

/**
 * Runs a script with this Node.js; it ends with this process at the latest. The exit code is 1 if it was killed.
 * @param timeout in milliseconds; 0 for none
 */
export async function runToEnd(
  args: string[],
  env: NodeJS.ProcessEnv,
  timeout = 0,
): Promise<{ code: number; output: string }> {
  const options = { cwd: ROOT, env, stdin: 'ignore', all: true, reject: false, timeout } as const;
  const { exitCode, all } = await execa(process.execPath, args, options);
  return { code: exitCode ?? 1, output: all };
}

/** Runs a script that must succeed. Shows its output only if it fails, with `what` as its name. */
export async function runNode(what: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runToEnd(args, env);
  if (code !== 0) throw new ExpectedError(`${output.trim()}\n\n${what} failed; see the output above.`);
}

/**
 * Waits for Ctrl-C (or SIGTERM, SIGHUP), then runs `stop`. A second Ctrl-C ends at once if it comes more than a
 * second later, because terminal and npm both deliver the first one.
 * @throws {ExpectedError} if `ended` settles first: the emulators stopped unexpectedly
 */
export async function untilInterrupted(ended: Promise<number>, stop: () => Promise<void>): Promise<void> {
  let first = 0;
  const interrupted = new Promise<'interrupted'>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (first && Date.now() - first > 1_000) process.exit(130);
        first ||= Date.now();
        done('interrupted');
      });
    }
  });
  const outcome = await Promise.race([interrupted, ended]);
  if (outcome === 'interrupted') console.log('\nStopping ...');
  await stop();
  if (outcome !== 'interrupted')
    throw new ExpectedError('The emulators stopped unexpectedly; see .local/*/emulators.log.');
  console.log('Stopped.');
}
