import { useStore } from '@nanostores/react';
import {
  Activity,
  Fragment,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../../../components/class-names.ts';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MEETING_MINUTES, REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { $isWithoutTimes } from '../../../lib/availability-client.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { LocationStep } from '../location/LocationStep.tsx';
import { MeetingStep, MiddleStep } from './wizard-parts.ts';

const STEP_TEXTS: Record<Step, { readonly heading: string; readonly lead: string }> = {
  1: {
    heading: 'Where is your trade show?',
    lead: 'Venue rates differ by region. Your city and show tell us which ones apply.',
  },
  2: {
    heading: 'Choose your booth size',
    lead: "Pick the footprint you've reserved.",
  },
  3: {
    heading: 'Choose your extras & features',
    lead: 'Delivered, installed, and picked up with your booth. All prices are in USD.',
  },
  4: {
    heading: 'Review your booth quote',
    lead: 'Everything you chose, line by line.',
  },
  5: {
    heading: 'Pick a time for your kickoff meeting',
    lead: `We'll go through your booth together in ${MEETING_MINUTES.least} to ${MEETING_MINUTES.most} minutes. A confirmed proposal follows.`,
  },
};

/** Of the last step if there are no times to book. */
const WITHOUT_TIMES: (typeof STEP_TEXTS)[Step] = {
  heading: 'Send us your quote',
  lead: `We'll email you within ${REPLY_WITHIN} to arrange your kickoff meeting. A confirmed proposal follows.`,
};

interface StepViewProps {
  step: Step;
  /** Changes whenever the whole draft is replaced. */
  session: number;
  state: WizardState;
  content: WizardContent;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The booth that narrow windows show above the current step. */
  strip: ReactNode;
}

/** A step with its heading: the current step, or a hidden neighbor. */
function StepView({ step, session, state, content, headingRef, strip }: StepViewProps) {
  const headingId = useId();
  const isWithoutTimes = useStore($isWithoutTimes, { ssr: () => false });
  const { heading, lead } = step === 5 && isWithoutTimes ? WITHOUT_TIMES : STEP_TEXTS[step];
  const { designs, status } = content;
  const promisesDesigns = step === 2 && (designs.length > 0 || status === 'loading');
  return (
    <section
      aria-labelledby={headingId}
      data-unseen={step === state.step ? undefined : ''}
      className="overflow-x-clip px-4 py-7 in-data-slide:*:animate-from-side in-data-[slide=back]:*:[--side:-2rem] sm:px-8 sm:py-9"
    >
      <h3
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-tight outline-none sm:text-[1.75rem]"
      >
        {heading}
      </h3>
      <p className="mt-2 max-w-xl text-muted">
        {lead}
        {promisesDesigns && ' Its designs appear right below.'}
      </p>
      {step === state.step && strip && (
        <div className="-mx-4 mt-5 empty:hidden sm:-mx-8 lg:hidden">{strip}</div>
      )}
      <div className={classNames('min-h-64', strip ? 'mt-4 lg:mt-7' : 'mt-7')}>
        <Fragment key={session}>
          {/* The first step is in the server's HTML. Inside a boundary, React would stream it with inline scripts */}
          {step === 1 ? (
            <LocationStep draft={state.draft} content={content} />
          ) : (
            <PartBoundary fallback={<StepLoading />}>
              {step === 5 ? (
                <MeetingStep state={state} content={content} />
              ) : (
                <MiddleStep {...{ step, content, headingId }} draft={state.draft} />
              )}
            </PartBoundary>
          )}
        </Fragment>
      </div>
    </section>
  );
}

/**
 * The current step. The next one, `ahead`, is rendered hidden while the browser is idle, and the previous one is
 * unmounted after the new one has been painted, which halves the time from the press to the extras on a slow phone.
 * Effects of the hidden step do not run. The last step is never `ahead`: it starts with a request and loads luxon.
 */
export function Steps({ step, ahead, ...rest }: StepViewProps & { ahead: Step | null }) {
  const left = useDeferredValue(step);
  // Keyed by step, so that a restored step does not reuse the first step's elements
  return [...new Set([left, step, ahead])].map((each) => {
    if (!each) return null;
    // The first step is in the server's HTML, outside any boundary (StepView)
    if (each === 1) return each === step && <StepView key={each} step={each} {...rest} />;
    return (
      <Activity key={each} mode={each === step ? 'visible' : 'hidden'}>
        <StepView step={each} {...rest} />
      </Activity>
    );
  });
}

/** Placeholder for a step whose code is loading. As high as the window, to keep the sections below out of sight. */
export function StepLoading() {
  const ref = useRef<HTMLDivElement>(null);
  // Not a :has() rule, which would restyle the whole step at each press (376 elements for one extra instead of 16)
  useLayoutEffect(() => {
    const data = ref.current?.closest<HTMLElement>('.group\\/step')?.dataset;
    if (!data) return;
    data['waits'] = '';
    return () => {
      delete data['waits'];
    };
  }, []);
  return (
    <div
      ref={ref}
      role="status"
      data-step-loading
      className="grid min-h-svh content-start gap-4 sm:grid-cols-3"
    >
      <span className="sr-only">Loading this step...</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-32 sm:col-span-3" />
    </div>
  );
}
