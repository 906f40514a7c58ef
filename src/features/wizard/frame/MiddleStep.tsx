import { memo } from 'react';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { BoothStep } from '../booth/BoothStep.tsx';
import type { WizardContent } from '../draft/use-content.ts';
import { ExtrasStep } from '../extras/ExtrasStep.tsx';
import { ReviewStep } from '../review/ReviewStep.tsx';

export interface MiddleStepProps {
  step: 2 | 3 | 4;
  draft: WizardDraft;
  content: WizardContent;
  /** Id of the step's heading, for groups labeled by it. */
  headingId: string;
}

/** Steps 2 to 4, which load together. Memoized, so that a step rendered ahead is not rendered again when shown. */
export const MiddleStep = memo(({ step, draft, content, headingId }: MiddleStepProps) => {
  if (step === 2) return <BoothStep draft={draft} content={content} headingId={headingId} />;
  if (step === 3) return <ExtrasStep draft={draft} content={content} />;
  return <ReviewStep draft={draft} content={content} />;
});
