import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';

const TOOLS = ['gcloud', 'npx', 'npm', 'curl', 'dig', 'openssl', 'git', 'cp'];
const SCRIPTS = ['deploy/create-project.sh'];
const COMMAND = new RegExp(`^(for q in|${[...TOOLS, ...SCRIPTS].join('|')}) `);

/** Bucket names are of lowercase letters, digits, dots and hyphens; one with dots must be a domain that Google knows. */
const BUCKET = /^gs:\/\/([a-z0-9][a-z0-9-]{1,61}[a-z0-9]|[a-z0-9-]+\.firebasestorage\.app)(\/|$)/;

/** Commands of a document: lines of its shell blocks, and code in its text that begins with a tool. */
function commandsOf(path: string): string[] {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .map((line) => line.replaceAll('\n', ' '))
    .filter((line) => COMMAND.test(line));
}

/** Runs a command with stand-ins for the tools; resolves to the arguments that they received. */
async function argumentsOf(command: string): Promise<string[]> {
  const standIns = TOOLS.map((tool) => `${tool}() { printf '%s\\n' "$@" >&3; }`);
  const runnable = command
    .replace(/<[\w ]+>/g, 'value')
    .replaceAll('…', '')
    .replaceAll('deploy/create-project.sh', 'gcloud');
  const variables =
    'P=acme B=acme.firebasestorage.app S=acme-staging R=us-central1 BILLING=0-0-0 MAILBOX=a@acme.com';
  const script = `set -euo pipefail; ${variables}\n${standIns.join('\n')}\nexec 3>&1\n${runnable}`;
  const { stdout } = await execa('bash', ['-c', script], { cwd: '/' });
  return stdout.split('\n');
}

test.each(['docs/deploy.md', 'docs/backup.md', 'docs/runbook.md', 'docs/build.md'])(
  'commands of %s run in a shell, with every variable expanded and legal names of buckets',
  async (path) => {
    const commands = commandsOf(path);
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const given = await argumentsOf(command);
      expect(
        given.filter((each) => /\$\w|[“”‘’]/.test(each)),
        command,
      ).toEqual([]);
      expect(
        given.filter((each) => each.startsWith('gs://') && !BUCKET.test(each)),
        command,
      ).toEqual([]);
    }
  },
);
