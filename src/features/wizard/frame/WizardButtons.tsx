import { ArrowLeft, RotateCcw } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { PrimaryButton } from './PrimaryButton.tsx';

export interface WizardButtonsProps {
  state: WizardState;
}

/**
 * Back, Start Over and, in wide windows, the step's primary button; narrow ones have that in the bar at the bottom. All of
 * them wait for the code of the step, whose height decides where they are: until then a press would go beside them.
 */
export function WizardButtons({ state }: WizardButtonsProps) {
  const dispatch = useDispatch();
  const { step, submission } = state;
  const isSubmitting = submission.status === 'submitting';
  return (
    <div className="flex gap-3 rounded-b-panel border-t border-line bg-surface/60 p-4 group-data-waits/step:*:invisible sm:px-8 sm:py-5">
      <div className="flex gap-2 max-sm:w-full max-sm:justify-between">
        <Button
          variant="secondary"
          disabled={step === 1 || isSubmitting}
          onClick={() => dispatch({ type: 'back' })}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Back
        </Button>
        <Button variant="ghost" disabled={isSubmitting} onClick={() => dispatch({ type: 'startOver' })}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Start Over
        </Button>
      </div>
      <PrimaryButton state={state} className="ml-auto max-lg:hidden" />
    </div>
  );
}
