import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { initialWizard, type WizardState } from './reducer.ts';
import type { Step } from './steps.ts';
import { stepsReached, VISIT_STEPS } from './visit-steps.ts';

const at = (step: Step, changes: Partial<WizardState> = {}) => ({ ...initialWizard(null), step, ...changes });

test.each([
  ['a look', at(1), []],
  ['a city', at(1, { draft: { ...EMPTY_DRAFT, city: { city: 'Las Vegas', state: 'NV' } } }), ['started']],
  ['a show', at(1, { draft: { ...EMPTY_DRAFT, show: { id: 'custom', name: 'My Show' } } }), ['started']],
  ['the sizes', at(2), ['started', 'size']],
  ['the extras', at(3), ['started', 'size', 'extras']],
  ['the review', at(4), ['started', 'size', 'extras', 'review']],
  ['the times', at(5), ['started', 'size', 'extras', 'review']],
])('%s', (_what, state, steps) => {
  expect(VISIT_STEPS.slice(0, stepsReached(state))).toEqual(steps);
});
