import { useLayoutEffect, useRef } from 'react';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { isDone } from '../../domain/wizard/reducer.ts';
import { STEPS } from '../../domain/wizard/steps.ts';
import { DispatchContext } from './draft/dispatch-context.ts';
import { restartTrail } from './draft/step-trail.ts';
import { useContent } from './draft/use-content.ts';
import { useFreshDraft } from './draft/use-fresh-draft.ts';
import { useHeroChoice } from './draft/use-hero-choice.ts';
import { useProjectRequest } from './draft/use-project-request.ts';
import { useWizard } from './draft/wizard-store.ts';
import { PriceBar } from './frame/PriceBar.tsx';
import { StepIndicator } from './frame/StepIndicator.tsx';
import { StepLoading } from './frame/StepLoading.tsx';
import { Steps } from './frame/Steps.tsx';
import { useMoves } from './frame/use-moves.ts';
import { usePreload } from './frame/use-preload.ts';
import { WizardButtons } from './frame/WizardButtons.tsx';
import { Confirmation, DesignPicture, PendingConfirmation, SentConfirmation } from './frame/wizard-parts.ts';
import { PriceSummary } from './summary/PriceSummary.tsx';

/** The five-step quote wizard: its frame, and the step that the visitor is at. */
export function Wizard() {
  const { state, store } = useWizard();
  const content = useContent();
  const topRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { dispatch, replaceDraft, session } = useMoves(store, { heading: headingRef, top: topRef });
  const { step, draft, submission } = state;
  const ahead = usePreload(step, draft);
  useFreshDraft(draft, content, store.dispatch);

  const isEnd = isDone(submission) || submission.status === 'pending';
  const isJustDone = isEnd && !submission.isRestored;
  // Before the page is painted, and at once: it is shorter now, and what is below must not come past on the way
  useLayoutEffect(() => {
    if (isJustDone) topRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isJustDone]);

  // From now on the saved quote is what is seen (sections/ahead-of-wizard.ts)
  useLayoutEffect(() => document.querySelector('[data-opening]')?.removeAttribute('data-opening'), []);

  useProjectRequest(store, replaceDraft, dispatch);
  useHeroChoice(store, replaceDraft, dispatch);

  function startNewQuote() {
    store.dispatch({ type: 'startOver' });
    restartTrail(1);
    window.location.reload();
  }

  if (isEnd) {
    return (
      <div
        ref={topRef}
        className="mx-auto max-w-3xl rounded-panel border border-line bg-white p-5 shadow-raised sm:p-8"
      >
        <PartBoundary fallback={<StepLoading />}>
          {submission.status === 'pending' ? (
            <PendingConfirmation
              pending={submission.pending}
              takesFocus={isJustDone}
              onBack={() => dispatch({ type: 'goTo', step: 5 })}
            />
          ) : submission.status === 'sent' ? (
            <SentConfirmation sent={submission.sent} takesFocus={isJustDone} onNewQuote={startNewQuote} />
          ) : (
            <Confirmation booking={submission.booking} takesFocus={isJustDone} onNewQuote={startNewQuote} />
          )}
        </PartBoundary>
        <Toaster />
      </div>
    );
  }
  const picture = (isBeside: boolean) =>
    step > (isBeside ? 1 : 2) &&
    draft.selectedDesign && (
      <PartBoundary fallback={null}>
        <DesignPicture {...{ draft, content, step, isBeside }} />
      </PartBoundary>
    );
  return (
    <DispatchContext value={dispatch}>
      <div
        ref={topRef}
        className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_17rem] xl:gap-x-8 xl:grid-cols-[minmax(0,1fr)_20rem]"
      >
        {/* The margins keep what has the focus clear of the bar at the bottom of narrow windows */}
        <div className="group/step min-w-0 rounded-panel border border-line bg-white shadow-raised [&_:is(a,button,input,textarea,summary)]:scroll-mb-32 lg:[&_:is(a,button,input,textarea,summary)]:scroll-mb-8">
          <StepIndicator
            step={step}
            draft={draft}
            onGoTo={(target) => dispatch({ type: 'goTo', step: target })}
          />
          <Steps {...{ step, ahead, state, session, content, headingRef }} />
          <WizardButtons key={`buttons-${step}`} state={state} />
        </div>
        <PriceSummary draft={draft} picture={picture(true)} />
        <PriceBar key={`bar-${step}`} state={state} picture={picture(false)} />
        <LiveRegion message={`Step ${step} of ${STEPS.length}: ${STEPS[step - 1]?.name ?? ''}`} />
        <Toaster />
      </div>
    </DispatchContext>
  );
}
