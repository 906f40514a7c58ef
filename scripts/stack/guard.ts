/**
 * Runs one command for as long as the process that started the guard lives:
 * `node guard.ts <grace ms> <log file> <command> [arguments]`.
 *
 * The guard's standard input is a pipe from its parent. When it closes, on request or because the parent died, the
 * command gets SIGINT. After the grace period, all its remaining processes are killed. The guard leads its own
 * process group, so Ctrl-C in the terminal reaches only the parent. It writes the log itself, so that the command can
 * finish after the parent has died.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';

const [grace, logFile, command, ...args] = process.argv.slice(2);

/** Inherited by every process below the command, even one that has left the group and lost its parent. */
const STACK_GUARD = `${process.pid}-${Date.now()}`;

/** Kills the command's remaining processes; without /proc (macOS), none are found. */
function killFamily(): void {
  if (!existsSync('/proc/self/environ')) return;
  const family = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && hasMark(entry));
  for (const pid of family) kill(Number(pid), 'SIGKILL');
}

function hasMark(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`STACK_GUARD=${STACK_GUARD}`);
  } catch {
    // The process has just ended, or belongs to another user
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

if (command && logFile) {
  const env = { ...process.env, STACK_GUARD };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  // The output goes to the log, and to the parent as long as it lives
  const log = createWriteStream(logFile);
  process.stdout.on('error', () => undefined);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log.write(chunk);
      process.stdout.write(chunk);
    });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 127;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    killFamily();
    // On macOS, stops the other processes of the group; the guard itself ignores the signal
    kill(-process.pid, 'SIGTERM');
    process.stdin.destroy();
  });
  process.stdin.on('end', () => {
    kill(-process.pid, 'SIGINT');
    setTimeout(killFamily, Number(grace)).unref();
  });
  process.stdin.resume();
}
