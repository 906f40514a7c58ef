import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { canConfirm, STEPS } from '../../../domain/wizard/steps.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { MEETING_FORM_ID } from '../meeting/meeting-form.ts';

export interface PrimaryButtonProps {
  state: WizardState;
  className: string;
}

const DOUBLE_CLICK_MS = 500;

/** Time of the last press that led to the next step, on either of the two buttons. */
let wentOnAt = Number.NEGATIVE_INFINITY;

/**
 * The step's primary button; only the last step's has a pending state. It is in the markup twice, at the step's end and
 * in the bar of narrow windows, and styles hide one of them.
 */
export function PrimaryButton({ state, className }: PrimaryButtonProps) {
  const dispatch = useDispatch();
  const { step, draft, submission } = state;
  const label = STEPS[step - 1]?.primary;

  function goOn({ detail, timeStamp }: MouseEvent) {
    // The second press of a double click: in the bar it would hit the next step's button
    if (detail > 1 && timeStamp - wentOnAt < DOUBLE_CLICK_MS) return;
    wentOnAt = timeStamp;
    dispatch({ type: 'next' });
  }

  if (step === 5) {
    return (
      <Button
        key="confirm"
        type="submit"
        form={MEETING_FORM_ID}
        size="lg"
        className={className}
        // Not `disabled`: pressing it reports what is missing
        aria-disabled={!canConfirm(draft)}
        loading={submission.status === 'submitting'}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button key="next" size="lg" className={className} onClick={goOn}>
      {label}
      <ArrowRight aria-hidden="true" className="size-4.5 max-sm:hidden" />
    </Button>
  );
}
