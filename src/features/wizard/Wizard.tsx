import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { Toaster } from '../../components/Toast.tsx';
import type { PriceTable } from '../../domain/quote/pricing.ts';
import type { TradeShow } from '../../domain/records/shows.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../domain/wizard/draft.ts';
import { isResult, type WizardState } from '../../domain/wizard/reducer.ts';
import { STEPS, type Step } from '../../domain/wizard/steps.ts';
import { afterFirstFocus, HEAD_START_MS } from '../../lib/after-first-focus.ts';
import type { DesignPictureProps } from './booth/DesignPicture.tsx';
import { DispatchContext, useDispatch } from './draft/dispatch-context.ts';
import { restartStepHistory } from './draft/step-history.ts';
import { useDraftUpdates } from './draft/update-draft.ts';
import { useContent, type WizardContent } from './draft/use-content.ts';
import { useHeroChoice } from './draft/use-hero-choice.ts';
import { useProjectRequest } from './draft/use-project-request.ts';
import { useWizard } from './draft/wizard-store.ts';
import { PriceBar } from './frame/PriceBar.tsx';
import { PrimaryButton } from './frame/PrimaryButton.tsx';
import { StepIndicator } from './frame/StepIndicator.tsx';
import { StepLoading, Steps } from './frame/Steps.tsx';
import { useMoves } from './frame/use-moves.ts';
import { Confirmation, DesignPicture, preloadAfter } from './frame/wizard-parts.ts';
import { STAGE_FRAME } from './scene/stage-frame.ts';
import { PriceSummary } from './summary/PriceSummary.tsx';

/** The five-step quote wizard: its frame and the current step. */
export function Wizard(props: {
  /** The shows as of the build. The current ones arrive with the catalogue. */
  shows: readonly TradeShow[];
  /** Base prices as of the build; the default ones if undefined. */
  prices?: PriceTable | undefined;
}) {
  const { shows, prices } = props;
  const { state, store } = useWizard();
  const content = useContent(shows, prices);
  const topRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { dispatch, replaceDraft, session } = useMoves(store, { heading: headingRef, top: topRef });
  const { step, draft, submission } = state;
  const ahead = usePreload(step, draft);
  useDraftUpdates(draft, content, store.dispatch);

  const isJustDone = isResult(submission) && !submission.isRestored;
  // Before the next paint and without animation: the page just got shorter, and the sections below must not flash by
  useLayoutEffect(() => {
    if (isJustDone) topRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isJustDone]);

  // Removes the placeholder state, since the saved quote is now on screen (sections/ahead-of-wizard.ts)
  useLayoutEffect(() => document.querySelector('[data-opening]')?.removeAttribute('data-opening'), []);

  useProjectRequest(store, content.shows, replaceDraft, dispatch);
  useHeroChoice(store, content.shows, replaceDraft, dispatch);

  function startNewQuote() {
    store.dispatch({ type: 'startOver' });
    restartStepHistory(1);
    window.location.reload();
  }

  if (isResult(submission)) {
    return (
      <div
        ref={topRef}
        className="mx-auto max-w-3xl rounded-panel border border-line bg-white p-5 shadow-raised sm:p-8"
      >
        <PartBoundary fallback={<StepLoading />}>
          <Confirmation
            submission={submission}
            onBack={() => dispatch({ type: 'goTo', step: 5 })}
            onNewQuote={startNewQuote}
          />
        </PartBoundary>
        <Toaster />
      </div>
    );
  }
  const isStaged = hasStage(step, draft, content);
  const picture = (place: DesignPictureProps['place'], from: Step, fallback: ReactNode = null) =>
    step >= from &&
    (draft.selectedDesign || place === 'stage') && (
      <PartBoundary fallback={fallback}>
        <DesignPicture {...{ draft, content, step, place }} />
      </PartBoundary>
    );
  const bar = <PriceBar {...{ state, isStaged }} picture={picture('bar', 3)} />;
  return (
    <DispatchContext value={dispatch}>
      <div
        ref={topRef}
        className={classNames(
          'grid items-start gap-x-6 lg:scroll-mt-6',
          isStaged ? WITH_STAGE : WITH_SUMMARY,
        )}
      >
        {/* The scroll margins keep the focused element above the bottom bar in narrow windows */}
        <div className="group/step min-w-0 rounded-panel border border-line bg-white shadow-raised [&_:is(a,button,input,textarea,summary)]:scroll-mb-32 lg:[&_:is(a,button,input,textarea,summary)]:scroll-mb-8">
          <StepIndicator step={step} draft={draft} />
          <Steps
            {...{ step, ahead, state, session, content, headingRef }}
            strip={isStaged && picture('strip', 3)}
          />
          <WizardButtons {...{ state, isStaged }} />
        </div>
        {isStaged ? (
          // Last in the DOM, so that the focus reaches it last. Narrow windows show only its bar
          <section
            aria-label="Your booth"
            className="max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:border lg:border-line lg:bg-white lg:shadow-raised"
          >
            {picture('stage', 2, <div className={classNames('max-lg:hidden', STAGE_FRAME)} />)}
            {bar}
          </section>
        ) : (
          <>
            <PriceSummary draft={draft} shows={content.shows} picture={picture('summary', 2)} />
            {bar}
          </>
        )}
        <LiveRegion message={`Step ${step} of ${STEPS.length}: ${STEPS[step - 1]?.name ?? ''}`} />
        <Toaster />
      </div>
    </DispatchContext>
  );
}

const WITH_SUMMARY = 'lg:grid-cols-[minmax(0,1fr)_17rem] xl:gap-x-8 xl:grid-cols-[minmax(0,1fr)_20rem]';
/** Columns for the step, which grows with the text size, and the booth: 720 px at 1,440 px, wider than the page. */
const WITH_STAGE =
  'lg:mx-[calc((100%-min(100vw-4rem,90rem))/2)] lg:grid-cols-[minmax(min(27rem,55%),7fr)_minmax(0,8fr)]';

/** True if the booth is next to the step: from the design step on, with an example, if any, until one is chosen. */
function hasStage(step: Step, draft: WizardDraft, { designs, status }: WizardContent): boolean {
  if (step === 1 || step === 5) return false;
  const hasExample = designs.length > 0 || status === 'loading';
  return draft.selectedDesign !== null || (step === 2 && draft.boothSize !== 'custom' && hasExample);
}

/**
 * Back, Start Over and the primary button where the bar lacks it: in wide windows without a stage, and on tablets
 * until there is a price. Shown once the step's code has loaded: they move with its height, and a press would miss.
 */
function WizardButtons({ state, isStaged }: { state: WizardState; isStaged: boolean }) {
  const dispatch = useDispatch();
  const { step, draft, submission } = state;
  const isSubmitting = submission.status === 'submitting';
  const hasPrice = draft.boothSize !== null;
  return (
    <div className="flex gap-3 rounded-b-panel border-t border-line bg-surface/60 p-4 group-data-waits/step:*:invisible sm:px-8 sm:py-5 noscript:hidden">
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
      {(!isStaged || !hasPrice) && (
        <PrimaryButton
          state={state}
          className={classNames(
            'ml-auto',
            hasPrice ? 'max-lg:hidden' : 'max-sm:hidden',
            isStaged && 'lg:hidden',
          )}
        />
      )}
    </div>
  );
}

/** Prefetches the next step's code; for an empty quote, after the first focus. @returns it once it can be rendered */
function usePreload(step: Step, draft: WizardDraft): Step | null {
  const [ready, setReady] = useState<Step | null>(null);
  const wait = draft === EMPTY_DRAFT ? undefined : HEAD_START_MS;
  useEffect(
    () =>
      afterFirstFocus(() => {
        void preloadAfter(step).then((next) => startTransition(() => setReady(next)));
      }, wait),
    [step, wait],
  );
  return ready === step + 1 ? ready : null;
}
