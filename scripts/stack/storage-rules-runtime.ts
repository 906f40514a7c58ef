/**
 * Replaces the Storage rules runtime (a JAR that needs Java) where hidane replaces the Firestore emulator. Runs as `java`
 * from the PATH and speaks the runtime's protocol, one JSON message per line. Supports only the ruleset that denies
 * clients all access (storage.rules).
 */
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
    'storage.rules grant something, which needs the official emulators: install Java 21 and set FIRESTORE_EMULATOR=official.';
  // The emulator handles an error with an action; without one it would wait forever
  return { id, status: 'error', action, message: problem, errors: [problem], warnings: [] };
}

if (process.argv.at(-1) !== 'serve') {
  console.error('java: only the Storage rules runtime is replaced');
  process.exit(127);
}
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
say({ id: -1, status: 'ok' });
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim()) say(answer(JSON.parse(line) as RuntimeRequest));
});
