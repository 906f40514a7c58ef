import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import type { WizardAction, WizardState } from '../../domain/wizard/reducer.ts';
import { canConfirm, STEPS } from '../../domain/wizard/steps.ts';
import { MEETING_FORM_ID } from './meeting-form.ts';

export interface WizardButtonsProps {
  state: WizardState;
  dispatch: (action: WizardAction) => void;
}

/**
 * Back, Start Over and the step's primary button. Only the last step's waits for anything. All of them wait for the code
 * of the step, whose height decides where they are: until then a press would go beside them.
 */
export function WizardButtons({ state, dispatch }: WizardButtonsProps) {
  const { step, draft, submission } = state;
  const isSubmitting = submission.status === 'submitting';
  const label = STEPS[step - 1]?.primary;
  return (
    <div className="flex flex-col-reverse gap-3 rounded-b-panel border-t border-line bg-surface/60 p-4 group-has-data-step-loading/step:*:invisible sm:flex-row sm:items-center sm:px-8 sm:py-5">
      <div className="flex gap-2 max-sm:justify-between">
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
      {step === 5 ? (
        <Button
          key="confirm"
          type="submit"
          form={MEETING_FORM_ID}
          size="lg"
          // Its label just fits a phone, and is to stay on its line when the spinner comes
          className="max-sm:px-2 max-sm:text-[0.9375rem] sm:ml-auto"
          // Not `disabled`: pressing it says what is still missing, which that would swallow
          aria-disabled={!canConfirm(draft)}
          loading={isSubmitting}
        >
          {label}
        </Button>
      ) : (
        <Button key="next" size="lg" className="sm:ml-auto" onClick={() => dispatch({ type: 'next' })}>
          {label}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Button>
      )}
    </div>
  );
}
