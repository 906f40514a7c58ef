/**
 * Runs one command for as long as the process that started the guard lives: `node guard.ts <grace ms> <command> ...`.
 *
 * The guard's standard input is a pipe from its parent. When that closes, because the parent asks for it or because it
 * died in whatever way, the command gets SIGINT and, after the grace period, everything left of its tree is killed.
 * The guard leads a process group of its own, so a Ctrl-C in the terminal reaches the parent only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const [grace, command, ...args] = process.argv.slice(2);

/** The ids of all processes below `pid`. Without /proc (macOS) the process group has to do. */
function descendantsOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  const found = [pid];
  for (const parent of found) {
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child);
  }
  return found.slice(1);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

function stop(child: ChildProcess): void {
  kill(-process.pid, 'SIGINT');
  setTimeout(() => {
    for (const pid of descendantsOf(process.pid)) kill(pid, 'SIGKILL');
  }, Number(grace)).unref();
  child.once('exit', () => process.exit());
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

if (command) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(127);
  });
  child.on('exit', (code) => {
    // What the command left behind in the group goes with it; the guard's own end comes with the same signal.
    process.exitCode = code ?? 1;
    kill(-process.pid, 'SIGTERM');
    process.exit();
  });
  process.stdin.on('end', () => stop(child)).resume();
}
