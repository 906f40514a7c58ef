/** Holds the running stack against `/api/openapi.json` with schemathesis of PyPI, which makes requests from it. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { pythonWith } from '../../tests/support/python-tool.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';
import { type Counts, countOne, describeFailure } from './counts.ts';

const CONFIG = resolve(import.meta.dirname, 'schemathesis.toml');

/** Path of a Python with schemathesis; null, with a line that says why, where it cannot be installed. */
export function schemathesis(): Promise<string | null> {
  return pythonWith('schemathesis', '4.32.5');
}

/** Counts as one test; `args` are options of `schemathesis run`. The test stack has to be up, with its site. */
export async function testDescribedApi(args: string[], write: (text: string) => void): Promise<Counts> {
  const { siteUrl, folder } = testStackAddresses();
  const python = await schemathesis();
  if (!python) return countOne(describeFailure('schemathesis', 'It cannot be installed'));
  const run = ['-m', 'schemathesis.cli', '--config-file', CONFIG, 'run', `${siteUrl}/api/openapi.json`];
  // It stores the cases that failed in its working directory
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

/** Only once it is needed: the module connects to the stack. */
async function adminToken(): Promise<string | undefined> {
  const { signIn } = await import('../../tests/support/accounts.ts');
  const { idToken } = await signIn(DEMO_ADMINS[1].email, DEMO_ADMIN_PASSWORD);
  return idToken;
}
