import { useStore } from '@nanostores/react';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { canConfirm, canSend, STEPS } from '../../../domain/wizard/steps.ts';
import { $isWithoutTimes } from '../../../lib/availability-client.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { MEETING_FORM_ID } from '../meeting/meeting-form.ts';

const DOUBLE_CLICK_MS = 500;

/** Time of the last press, on either of the two buttons, that led to the next step. */
let wentOnAt = Number.NEGATIVE_INFINITY;

/**
 * The step's primary button. Without times to book, the last two steps lead to sending the quote alone. The markup has
 * it twice, at the end of the step and in the bar of narrow windows; CSS hides one of them.
 */
export function PrimaryButton({ state, className }: { state: WizardState; className: string }) {
  const dispatch = useDispatch();
  const { step, draft, submission } = state;
  const isWithoutTimes = useStore($isWithoutTimes, { ssr: () => false });
  const label = isWithoutTimes && step >= 4 ? 'Send my quote' : STEPS[step - 1]?.primary;

  function goOn({ detail, timeStamp }: MouseEvent) {
    // Ignores the second press of a double click, which would hit the next step's button in the bar
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
        data-main-button
        size="lg"
        className={className}
        // Not `disabled`, since a press reports the missing parts
        aria-disabled={!(isWithoutTimes ? canSend : canConfirm)(draft)}
        loading={submission.status === 'submitting'}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button key="next" size="lg" data-main-button className={className} onClick={goOn}>
      {label}
      <ArrowRight aria-hidden="true" className="size-4.5 max-sm:hidden" />
    </Button>
  );
}
