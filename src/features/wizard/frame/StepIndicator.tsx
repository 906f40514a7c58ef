import { Check } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { isStepComplete, STEPS, type Step } from '../../../domain/wizard/steps.ts';
import { useGoTo } from '../draft/dispatch-context.ts';

/** Width of the bar, from the center of the first mark to the center of the current one. */
const PROGRESS: Record<Step, string> = { 1: 'w-0', 2: 'w-1/4', 3: 'w-1/2', 4: 'w-3/4', 5: 'w-full' };

/** The progress bar with its five marks. Earlier steps are links back, checked once complete. */
export function StepIndicator({ step, draft }: { step: Step; draft: WizardDraft }) {
  return (
    <nav aria-label="Quote steps" className="relative border-b border-line px-2 pt-5 pb-4 sm:px-6">
      <div
        role="progressbar"
        aria-label="Quote progress"
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${STEPS.length}`}
        className="absolute inset-x-[calc(10%+0.4rem)] top-[2.3125rem] h-0.5 overflow-hidden rounded-full bg-line sm:inset-x-[calc(10%+1.2rem)]"
      >
        <div
          className={classNames(
            'h-full bg-brand transition-[width] duration-500 ease-out motion-reduce:transition-none',
            PROGRESS[step],
          )}
        />
      </div>
      <ol className="relative grid grid-cols-5">
        {STEPS.map((entry) => (
          <li
            key={entry.step}
            aria-current={entry.step === step ? 'step' : undefined}
            className="flex justify-center"
          >
            {entry.step < step ? (
              <PastStep {...entry} isComplete={isStepComplete(entry.step, draft)} />
            ) : (
              <span className="flex flex-col items-center gap-1.5 px-1">
                <span
                  aria-hidden="true"
                  className={classNames(
                    'grid size-9 place-items-center rounded-full border-2 text-sm font-semibold ring-4 ring-white tabular-nums',
                    entry.step === step
                      ? 'border-brand bg-brand-soft text-brand-strong forced-colors:choice'
                      : 'border-line-strong bg-white text-faint',
                  )}
                >
                  {entry.step}
                </span>
                <StepName
                  name={entry.name}
                  className={entry.step === step ? 'font-semibold text-ink' : 'text-faint'}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PastStep({ step, name, isComplete }: { step: Step; name: string; isComplete: boolean }) {
  const goTo = useGoTo();
  return (
    <button
      type="button"
      onClick={() => goTo(step)}
      className="group focus-ring flex min-w-11 flex-col items-center gap-1.5 rounded-control px-1"
    >
      <span
        className={classNames(
          'grid size-9 place-items-center rounded-full ring-4 ring-white transition-colors',
          isComplete
            ? 'bg-brand text-white group-hover:bg-brand-strong'
            : 'border-2 border-brand bg-white text-sm font-semibold text-brand-strong tabular-nums group-hover:bg-brand-soft',
        )}
      >
        {isComplete ? <Check aria-hidden="true" className="size-4.5" strokeWidth={2.5} /> : step}
      </span>
      <StepName name={name} className="text-muted group-hover:text-ink" />
      <span className="sr-only">
        {isComplete ? 'finished, go back to this step' : 'something is missing, go back to this step'}
      </span>
    </button>
  );
}

function StepName({ name, className }: { name: string; className: string }) {
  return (
    <span
      className={classNames('text-center text-xs leading-4 font-medium text-balance sm:text-sm', className)}
    >
      {name}
    </span>
  );
}
