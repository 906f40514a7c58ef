/** Tests the running stack against `/api/openapi.json` with requests that PyPI's schemathesis generates from it. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { pythonWith } from '../../tests/support/python-tool.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';

/**
 * Returns what schemathesis finds, with the seed of the property tests; null if it cannot be installed, and prints the
 * reason. Needs a running test stack with its site.
 */
export async function testDescribedApi(): Promise<string[] | null> {
  const { siteUrl, folder } = testStackAddresses();
  const python = await pythonWith('schemathesis', '4.32.5');
  if (!python) return null;
  const config = ['--config-file', resolve(import.meta.dirname, 'schemathesis.toml')];
  const run = ['-m', 'schemathesis.cli', ...config, 'run', `${siteUrl}/api/openapi.json`];
  const size = ['--seed', process.env['PROPERTY_SEED'] ?? '1', '--max-examples', '100'];
  // Imported only now, because it connects to the stack
  const { signIn } = await import('../../tests/support/accounts.ts');
  const { idToken } = await signIn(DEMO_ADMINS[1].email, DEMO_ADMIN_PASSWORD);
  // Schemathesis stores failed cases in its working directory
  mkdirSync(resolve(folder, 'schemathesis'), { recursive: true });
  const { exitCode, all } = await execa(python, [...run, '--no-color', ...size], {
    cwd: resolve(folder, 'schemathesis'),
    env: { ADMIN_TOKEN: idToken },
    timeout: 30 * 60_000,
    ...({ all: true, stdin: 'ignore', reject: false } as const),
  });
  return exitCode === 0 ? [] : [all];
}
