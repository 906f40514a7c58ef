/**
 * `npm run bench`: bytes up to a booked meeting, and Lighthouse; exits non-zero if a limit is exceeded. `-- weight`
 * or `-- lighthouse` (with `--peer name=folder`) runs only one of them. `-- presses` (INP on a slow phone) and `-- server`
 * (CPU time of requests) run only if named, and never fail.
 */
import { parseArgs } from 'node:util';
import { reportLighthouse } from './bench/lighthouse.ts';
import { reportPresses } from './bench/presses.ts';
import { reportServer } from './bench/server.ts';
import { runToEnd } from './run-command.ts';
import type { StackAddresses } from './stack/addresses.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';
import { onTestSite } from './test/test-stack.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string', multiple: true } },
});
const parts = positionals.length > 0 ? positionals : ['weight', 'lighthouse'];

/** Each part returns false if a limit is exceeded. */
const PARTS: Record<string, (stack: StackAddresses) => Promise<boolean>> = {
  weight: weighVisit,
  lighthouse: (stack) => reportLighthouse(stack, values.peer ?? []),
  presses: ({ siteUrl }) => reportPresses(siteUrl).then(() => true),
  server: (stack) => reportServer(stack).then(() => true),
};

await runScript(async () => {
  const unknown = parts.find((part) => !PARTS[part]);
  if (unknown)
    throw new ExpectedError(`No part named "${unknown}"; the parts are ${Object.keys(PARTS).join(', ')}.`);
  await onTestSite(async (stack) => {
    for (const part of parts) {
      if (!(await PARTS[part]?.(stack))) process.exitCode = 1;
    }
  });
});

/** Checks the limits of tests/e2e/weight.spec.ts, which prints the figures. */
async function weighVisit(): Promise<boolean> {
  const spec = ['node_modules/@playwright/test/cli.js', 'test', 'weight.spec.ts'];
  const { code } = await runToEnd(spec, { onOutput: (text) => process.stdout.write(text) });
  return code === 0;
}
