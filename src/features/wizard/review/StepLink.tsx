import { STEPS, type Step } from '../../../domain/wizard/steps.ts';

/** 'Not chosen yet', as the way to the step that asks for it. */
export function StepLink({ step, onGoTo }: { step: Step; onGoTo: (step: Step) => void }) {
  return (
    <button
      type="button"
      onClick={() => onGoTo(step)}
      className="focus-ring rounded-sm font-medium text-brand-strong underline decoration-brand-line underline-offset-4 hover:decoration-current"
    >
      Not chosen yet<span className="sr-only">, go to {STEPS[step - 1]?.name}</span>
    </button>
  );
}
