import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface Service {
  /** Settles with the exit code when the service has ended, for whatever reason. */
  ended: Promise<number>;
  /** Asks the service to stop and waits until its whole process tree is gone. */
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  command: string;
  args: string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Gets all output of the service; truncated at start. */
  logFile: string;
  onLine?: (line: string) => void;
  /** How long a clean stop may take before the tree is killed, in milliseconds. */
  graceMs: number;
}

/** Starts a long-running program under a guard that ends it together with this process. */
export function startService(options: ServiceOptions): Service {
  const guard = resolve(import.meta.dirname, 'guard.ts');
  const args = [guard, String(options.graceMs), options.logFile, options.command, ...options.args];
  const child = spawn(process.execPath, args, {
    cwd: options.folder,
    env: options.environment,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  createInterface({ input: child.stdout }).on('line', (line) => options.onLine?.(line));
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
  return {
    ended,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
