import type { WizardState } from './reducer.ts';

/** Steps that visits reach, in order: something chosen, the later steps, a booked meeting. */
export const VISIT_STEPS = ['started', 'size', 'extras', 'review', 'booked'] as const;

export type VisitStep = (typeof VISIT_STEPS)[number];

/** How many of VISIT_STEPS the wizard has come to; the meeting's step is beyond the review and has no count of its own. */
export function stepsReached({
  step,
  draft,
  submission,
}: Pick<WizardState, 'step' | 'draft' | 'submission'>): number {
  if (submission.status === 'confirmed') return VISIT_STEPS.length;
  if (step > 1) return Math.min(step, 4);
  return draft.city || draft.show ? 1 : 0;
}
