import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { callsOf, shellBlocksOf, TOOLS } from '../../tests/support/documented-commands.ts';
import { ROOT } from '../stack/addresses.ts';

const COMMAND = new RegExp(`^(for q in|${TOOLS.join('|')}|deploy/create-project.sh) `);

/**
 * Bucket names consist of lowercase letters, digits, dots and hyphens. A name with dots must be a domain that Google
 * knows.
 */
const BUCKET = /^gs:\/\/([a-z0-9][a-z0-9-]{1,61}[a-z0-9]|[a-z0-9-]+\.firebasestorage\.app)(\/|$)/;

/** Returns a document's commands: its shell blocks, and inline code that begins with a tool's name. */
function commandsOf(path: string): string[] {
  const text = readFileSync(resolve(ROOT, path), 'utf8').replace(/```[\s\S]*?```/g, '');
  const inline = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll('\n', ' '))
    .filter((code) => COMMAND.test(code));
  return [...shellBlocksOf(path), ...inline].map((command) =>
    command.replaceAll('deploy/create-project.sh', 'gcloud'),
  );
}

test.each(['docs/deploy.md', 'docs/backup.md', 'docs/runbook.md', 'docs/build.md'])(
  'commands of %s run in a shell, with every variable expanded and legal names of buckets',
  async (path) => {
    const commands = commandsOf(path);
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const { calls, stderr } = await callsOf(command);
      expect(stderr, command).toBe('');
      const given = calls.flat();
      expect(
        given.filter((each) => /^[^\n]*(\$\w|[“”‘’])[^\n]*$/.test(each)),
        command,
      ).toEqual([]);
      expect(
        given.filter((each) => each.startsWith('gs://') && !BUCKET.test(each)),
        command,
      ).toEqual([]);
    }
  },
);
