/** Tests the running stack against `/api/openapi.json` with requests that PyPI's schemathesis generates from it. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { pythonWith } from '../../tests/support/python-tool.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';
import { type Counts, countOne, describeFailure } from './counts.ts';

const CONFIG = resolve(import.meta.dirname, 'schemathesis.toml');

/** Returns the path of a Python with schemathesis; null if it cannot be installed, and prints the reason. */
export function schemathesis(): Promise<string | null> {
  return pythonWith('schemathesis', '4.32.5');
}

/**
 * Runs schemathesis as one test; `args` are options of `schemathesis run`. Needs a running test stack with its site.
 */
export async function testDescribedApi(args: string[], write: (text: string) => void): Promise<Counts> {
  const { siteUrl, folder } = testStackAddresses();
  const python = await schemathesis();
  if (!python) return countOne(describeFailure('schemathesis', 'It cannot be installed'));
  const run = ['-m', 'schemathesis.cli', '--config-file', CONFIG, 'run', `${siteUrl}/api/openapi.json`];
  // Schemathesis stores failed cases in its working directory
  mkdirSync(resolve(folder, 'schemathesis'), { recursive: true });
  const program = execa(python, [...run, '--no-color', ...args], {
    cwd: resolve(folder, 'schemathesis'),
    env: { ADMIN_TOKEN: await adminToken() },
    timeout: 30 * 60_000,
    ...({ all: true, stdin: 'ignore', reject: false } as const),
  });
  program.all.on('data', (chunk) => write(String(chunk)));
  const { exitCode, all } = await program;
  return countOne(exitCode === 0 ? null : describeFailure('schemathesis', all));
}

/** Returns an administrator's token. Imports the module only when needed, because it connects to the stack. */
async function adminToken(): Promise<string | undefined> {
  const { signIn } = await import('../../tests/support/accounts.ts');
  const { idToken } = await signIn(DEMO_ADMINS[1].email, DEMO_ADMIN_PASSWORD);
  return idToken;
}
