import type { WizardState } from './reducer.ts';

/** Steps of a visit, in order: something chosen, the later steps, a booked meeting. */
export const VISIT_STEPS = ['started', 'size', 'extras', 'review', 'booked'] as const;

export type VisitStep = (typeof VISIT_STEPS)[number];

/** Returns how many of VISIT_STEPS were reached; the meeting step has no count of its own. */
export function stepsReached({
  step,
  draft,
  submission,
}: Pick<WizardState, 'step' | 'draft' | 'submission'>): number {
  if (submission.status === 'confirmed') return VISIT_STEPS.length;
  if (step > 1) return Math.min(step, 4);
  return draft.city || draft.show ? 1 : 0;
}
