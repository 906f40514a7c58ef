import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { installPackages } from '../setup/dependencies.mjs';
import { ROOT } from '../stack/addresses.ts';
import { type Counts, countOne, describeFailure } from './counts.ts';

/** Runs the tests of the workspace that makes pictures and models, which `npm test` leaves out. */
export async function testArt(_args: string[], write: (text: string) => void): Promise<Counts> {
  await installPackages(resolve(ROOT, 'art'), "art's packages");
  const { code, output } = await runToEnd(['--test', 'art/**/*.test.ts'], { timeoutMs: 600_000 });
  write(output);
  return countOne(code === 0 ? null : describeFailure('art', output));
}
