import { Activity, useDeferredValue } from 'react';
import type { Step } from '../../domain/wizard/steps.ts';
import { StepView, type StepViewProps } from './StepView.tsx';

export interface StepsProps extends StepViewProps {
  /** The step after this one, when it can be drawn already. */
  ahead: Step | null;
}

/**
 * The step that the visitor is at. So that a press has little to do, the one after it is drawn unseen when nothing else is
 * to be done, and the one before is taken away only once the new one is to be seen.
 */
export function Steps({ step, ahead, ...rest }: StepsProps) {
  const left = useDeferredValue(step);
  // With keys, a step that a draft restores takes the first one's place instead of shifting what that had
  return [...new Set([left, step, ahead])].map((each) => {
    if (!each) return null;
    // The first step comes with the page, and stands in no boundary (StepView.tsx)
    if (each === 1) return each === step && <StepView key={each} step={each} {...rest} />;
    return (
      <Activity key={each} mode={each === step ? 'visible' : 'hidden'}>
        <StepView step={each} {...rest} />
      </Activity>
    );
  });
}
