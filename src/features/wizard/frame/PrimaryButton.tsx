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

/** When a press last led to the next step, whichever of the buttons it was on. A press elsewhere may be the first of two. */
let wentOnAt = Number.NEGATIVE_INFINITY;

/**
 * The step's primary button; only the last step's waits for anything. It is in the markup twice, at the
 * step's end and in the bar of narrow windows; styles show one of them, so no one finds both.
 */
export function PrimaryButton({ state, className }: PrimaryButtonProps) {
  const dispatch = useDispatch();
  const { step, draft, submission } = state;
  const label = STEPS[step - 1]?.primary;

  function goOn({ detail, timeStamp }: MouseEvent) {
    // The second press of a double click: in the bar the next step's button has taken this one's place by then
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
        // Not `disabled`: pressing it says what is still missing, which that would swallow
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
