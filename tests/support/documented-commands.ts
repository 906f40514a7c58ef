import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';

export const TOOLS = ['gcloud', 'npx', 'npm', 'curl', 'dig', 'openssl', 'git', 'cp'];

const VARIABLES =
  'P=acme B=acme.firebasestorage.app S=acme-staging BILLING=0-0-0 MAILBOX=a@acme.com HOST=www.acme.com AT=2026-11-22T09:00:00Z';

/** Returns the shell blocks of a document, or of its section with that title, in order. */
export function shellBlocksOf(path: string, title?: string): string[] {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const part = title ? (text.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '') : text;
  return [...part.matchAll(/^ *```sh\n([\s\S]*?)```/gm)].map(([, block = '']) => block);
}

/**
 * Runs commands of a document in a shell, with stand-ins for the tools. Placeholders get a value.
 * @param behavior shell code of the stand-ins: `$call` is the command, `$STATE` a folder of this run
 * @returns the calls: the tool and its arguments, and `failed` if the commands ended with an error
 */
export async function callsOf(commands: string, behavior = ':') {
  const state = mkdtempSync(join(tmpdir(), 'documented-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const standIns = TOOLS.map(
    (tool) =>
      `${tool}() { printf '%s\\x1f' ${tool} "$@" >&3; printf '\\x1e' >&3; local call="${tool} $*"; ${behavior}\n}`,
  );
  const runnable = commands.replace(/<[\w ]+>/g, 'value').replaceAll('…', '');
  const script = `set -euo pipefail; ${VARIABLES}\n${standIns.join('\n')}\nexec 3>&1 >/dev/null\n${runnable}`;
  const options = { cwd: ROOT, env: { STATE: state }, reject: false } as const;
  const { stdout, stderr, failed } = await execa('bash', ['-c', script], options);
  const calls = stdout
    .split('\x1e')
    .slice(0, -1)
    .map((call) => call.split('\x1f').slice(0, -1));
  return { calls, failed, stderr };
}
