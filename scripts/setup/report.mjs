/** Progress on the terminal, and errors that the user can fix. */
import { spawn } from 'node:child_process';

/** An error that the user can fix; shown as one line, without a stack trace. */
export class SetupError extends Error {}

/**
 * Runs a program to its end, with the title and the program's last line as progress every ten seconds; it ends with this
 * process. Resolves to `ok` and the last 20 lines of output, to be shown if it failed.
 */
export function runWithProgress(title, command, args, options = {}) {
  console.log(`${title} ...`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => child.kill();
    process.once('exit', stop);
    const heartbeat = setInterval(() => {
      const lastLine = output.trim().split('\n').at(-1).trim();
      console.log(`${title}: ${seconds()} s  ${lastLine.slice(0, 80)}`);
    }, 10_000);
    const finish = (ok, text) => {
      clearInterval(heartbeat);
      process.off('exit', stop);
      if (ok) console.log(`${title}: done in ${seconds()} s`);
      done({ ok, output: text.trim().split('\n').slice(-20).join('\n') });
    };
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0, output));
  });
}
