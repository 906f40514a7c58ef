/**
 * Visitors and the team book, move, cancel and retry in any order, while days are offered and withdrawn, rules and busy
 * times change, keys expire and time passes. The real routes are compared with a model (tests/support/meetings-model.ts).
 * With `--all` it takes many more steps; PROPERTY_SEED repeats a run with the seed that it printed.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandsOf } from '../support/meetings-commands.ts';
import { createInitialState, expectAgreement } from '../support/meetings-model.ts';

/** Maximum number of commands in a run; the average is half as many. */
const MAX_COMMANDS = 100;

/** Factor over the average number of runs, since a seed can make short ones; runs beyond `steps` do nothing. */
const MORE_RUNS = 5;

const steps = process.env['ALL_TESTS'] ? 10_000 : 300;
const seed = process.env['PROPERTY_SEED'];
/** Only for a step that hangs: one takes a few milliseconds, on a machine with ten times the load about 70. */
const TIMEOUT_MS = 120_000 + steps * 500;

test(`in any order of events (${steps} steps, seed ${seed}), no slot has two meetings, free means bookable, each event is mailed once, consecutive moves as one`, {
  timeout: TIMEOUT_MS,
}, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(commandsOf(MAX_COMMANDS), async (commands) => {
      if (taken >= steps) return;
      const { model, real } = await createInitialState();
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await expectAgreement(model, real);
      taken += [...commands].length;
    }),
    { numRuns: MORE_RUNS * Math.ceil(steps / (MAX_COMMANDS / 2)), endOnFailure: true },
  );
  expect(taken).toBeGreaterThanOrEqual(steps);
});
