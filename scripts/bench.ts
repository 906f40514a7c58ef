/**
 * `npm run bench`: what a phone loads, the way to a meeting, and Lighthouse, each with its limits; exits non-zero when one is
 * exceeded. `-- weight`, `-- path` or `-- lighthouse` (with `--peer name=folder`) measures that alone. `-- presses` (how soon
 * a press is answered on a slow phone) and `-- server` (CPU time of requests) run only when named, and never fail.
 */
import { isTooMuch, reportFigures } from './bench/figures.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import { reportPresses } from './bench/presses.ts';
import { reportServer } from './bench/server.ts';
import { reportVisitorPath } from './bench/visitor-path.ts';
import { measureVisitorWeight } from './bench/visitor-weight.ts';
import { type StackAddresses, testStackAddresses } from './stack/addresses.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';
import { isRunning } from './stack/stack.ts';
import { startTestStack } from './test/test-stack.ts';

/** Each returns false if a limit is exceeded. */
const PARTS: Record<string, (stack: StackAddresses) => Promise<boolean>> = {
  weight: async ({ siteUrl }) => {
    const figures = await measureVisitorWeight(siteUrl);
    reportFigures('What a phone loads', figures);
    return !figures.some(isTooMuch);
  },
  path: ({ siteUrl }) => reportVisitorPath(siteUrl),
  lighthouse: (stack) => reportLighthouse(stack, args),
  presses: ({ siteUrl }) => reportPresses(siteUrl).then(() => true),
  server: (stack) => reportServer(stack).then(() => true),
};

const args = process.argv.slice(2);
const named = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--peer');
const parts = named.length > 0 ? named : ['weight', 'path', 'lighthouse'];

await runScript(async () => {
  const unknown = parts.find((part) => !PARTS[part]);
  if (unknown)
    throw new ExpectedError(`No part named "${unknown}"; the parts are ${Object.keys(PARTS).join(', ')}.`);
  const stack = testStackAddresses();
  const started = (await isRunning(stack)) ? null : await startTestStack(stack, { withSite: true });
  try {
    for (const part of parts) {
      if (!(await PARTS[part]?.(stack))) process.exitCode = 1;
    }
  } finally {
    await started?.stop();
  }
});
