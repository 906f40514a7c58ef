import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { ROOT } from './addresses.ts';

const RUNTIME = resolve(import.meta.dirname, 'storage-rules-runtime.ts');
const OWN_RULES = readFileSync(resolve(ROOT, 'storage.rules'), 'utf8');

/** Sends messages as the emulator does and returns the replies. */
async function converse(requests: object[]): Promise<Record<string, unknown>[]> {
  const child = spawn(process.execPath, [RUNTIME, '-jar', '/placeholder.jar', 'serve']);
  const answers: Record<string, unknown>[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answers.push(JSON.parse(line));
    const next = requests[answers.length - 1];
    if (next) child.stdin.write(`${JSON.stringify(next)}\n`);
    else child.stdin.end();
  }
  return answers;
}

function load(...contents: string[]) {
  const files = contents.map((content) => ({ name: 'storage.rules', content }));
  return { id: 0, action: 'load_ruleset', context: { rulesetName: '0', source: { files } } };
}

test('it reports ready, loads storage.rules and permits nothing', async () => {
  const verify = { id: 1, action: 'verify', context: { rulesetName: '0', method: 'get' } };
  const [ready, loaded, verified] = await converse([load(OWN_RULES), verify]);
  expect(ready).toEqual({ id: -1, status: 'ok' });
  expect(loaded).toEqual({ id: 0, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } });
  expect(verified).toMatchObject({ id: 1, status: 'ok', result: { permit: false } });
});

test.for([
  ['a granted read', OWN_RULES.replace('allow read, write: if false;', 'allow read: if true;')],
  ['a condition', OWN_RULES.replace('if false', 'if request.auth != null')],
  ['a second rule', OWN_RULES.replace('if false;', 'if false; allow get;')],
  [
    'a deny in a comment',
    OWN_RULES.replace('allow read, write: if false;', 'allow read; // allow read, write: if false;'),
  ],
  ['an older rules version', OWN_RULES.replace("rules_version = '2';", '')],
])('it refuses rules with %s and names the official emulators', async ([, rules]) => {
  const [, answer] = await converse([load(rules ?? '')]);
  expect(answer).toMatchObject({ id: 0, status: 'error' });
  expect(answer?.errors).toEqual([expect.stringContaining('FIRESTORE_EMULATOR=official')]);
});
