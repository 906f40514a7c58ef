import { resolve } from 'node:path';
import { execa } from 'execa';

export type Service = ReturnType<typeof startService>;

interface ServiceOptions {
  command: readonly string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** File for all output of the service; truncated at the start. */
  logFile: string;
  onLine?: (line: string) => void;
  /** Maximum milliseconds of a clean stop before the process tree is killed. */
  graceMs: number;
}

/** Starts a long-running program under a guard that ends it together with this process. */
export function startService(options: ServiceOptions) {
  const guard = resolve(import.meta.dirname, 'guard.ts');
  const args = [guard, String(options.graceMs), options.logFile, ...options.command];
  const child = execa(process.execPath, args, {
    cwd: options.folder,
    env: options.environment,
    extendEnv: false,
    stdin: 'pipe',
    stderr: 'inherit',
    detached: true,
    buffer: false,
    reject: false,
  });
  async function readLines(): Promise<void> {
    for await (const line of child) options.onLine?.(String(line));
  }
  void readLines();
  const ended = child.then(({ exitCode }) => exitCode ?? 1);
  return {
    /** Settles with the exit code when the service ends, for any reason. */
    ended,
    /** Asks the service to stop and waits until its whole process tree has ended. */
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
