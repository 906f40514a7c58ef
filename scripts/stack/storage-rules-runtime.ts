/**
 * Replaces the Storage rules runtime (a JAR that firebase-tools downloads) if it is not available. Runs as `java`
 * from the PATH and speaks the runtime's protocol, one JSON message per line. Supports only the ruleset that denies
 * clients all access (storage.rules). Passes all other `java` commands to the real Java.
 */
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';

interface RuntimeRequest {
  id: number;
  action: string;
  context?: { source?: { files?: { content: string }[] } };
}

const DENIES_EVERYTHING =
  /^rules_version='2';servicefirebase\.storage\{match\/b\/\{\w+\}\/o\{match\/\{\w+=\*\*\}\{allowread,write:iffalse;\}\}\}$/;

function deniesEverything(request: RuntimeRequest): boolean {
  const files = request.context?.source?.files ?? [];
  const rules = (files[0]?.content ?? '').replace(/\/\/.*$/gm, '').replace(/\s+/g, '');
  return files.length === 1 && DENIES_EVERYTHING.test(rules);
}

function answer(request: RuntimeRequest): object {
  const { id, action } = request;
  if (action === 'verify') return { id, status: 'ok', errors: [], warnings: [], result: { permit: false } };
  if (action === 'load_ruleset' && deniesEverything(request)) {
    return { id, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } };
  }
  const problem =
    'storage.rules grant something, which needs the official Cloud Storage rules runtime: install Java 21 and run ' +
    '`npx firebase setup:emulators:storage`.';
  // The emulator handles an error with an action; without one it would wait forever
  return { id, status: 'error', action, message: problem, errors: [problem], warnings: [] };
}

function serve(): void {
  const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
  say({ id: -1, status: 'ok' });
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim()) say(answer(JSON.parse(line) as RuntimeRequest));
  });
}

/** Runs the real Java, which is the next one on PATH. */
function handOver(args: string[]): number {
  const shims = [process.env.STORAGE_RULES_SHIM, process.env.HIDANE_SHIM_DIR];
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !shims.includes(folder));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const { error, status } = spawnSync('java', args, { stdio: 'inherit', env });
  if (!error) return status ?? 1;
  console.error('java: not installed; only the Storage rules stand-in answers here');
  return 127;
}

const args = process.argv.slice(2);
const placeholder = process.env.STORAGE_EMULATOR_BINARY_PATH;
if (placeholder && args.includes(placeholder)) serve();
else process.exitCode = handOver(args);
