import { useStore } from '@nanostores/react';
import { ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { $isWithoutTimes } from '../../../lib/availability-client.ts';
import { PriceLines } from '../summary/PriceSummary.tsx';
import { type PriceTexts, priceTexts } from '../summary/price-texts.ts';
import { PrimaryButton } from './PrimaryButton.tsx';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The chosen day and time, on phones in two lines. Uses `Intl`, since luxon loads only with the meeting step. */
function ChosenTime({ meeting }: { meeting: ChosenMeeting | null }) {
  if (!meeting?.slot) return 'No time yet';
  const start = new Date(meeting.slot.startsAt);
  const [day, time] = [DAY, TIME].map((format) => textIn(meeting.timeZone, start, format));
  return (
    <>
      {day}
      <span className="max-sm:sr-only">,</span> <span className="max-sm:block">{time}</span>
    </>
  );
}

/** Formats in the browser's zone if the chosen one is unknown, as the meeting step does. */
function textIn(timeZone: string | undefined, start: Date, format: Intl.DateTimeFormatOptions): string {
  try {
    return start.toLocaleString('en-US', { ...format, timeZone }).replace(/\s/g, ' ');
  } catch {
    return textIn(undefined, start, format);
  }
}

/**
 * Bar at the bottom of phones and tablets, and below the booth, with the step's primary button and the live
 * price, or at the last step the chosen time. On phones and tablets it sticks to the window's bottom while
 * the wizard is visible. In low windows (landscape, or with an open keyboard) it stays at the wizard's end.
 */
export function PriceBar(props: {
  state: WizardState;
  /** True to show the bar below the booth in wide windows; otherwise only narrow windows have it. */
  isStaged: boolean;
  picture: ReactNode;
}) {
  const { state, isStaged, picture } = props;
  const texts = priceTexts(state.draft);
  return (
    <div
      className={classNames(
        'noscript:hidden sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-white px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar low:relative sm:mx-0 sm:rounded-t-panel sm:border-x sm:px-5',
        isStaged
          ? 'lg:relative lg:mt-0 lg:rounded-t-none lg:rounded-b-panel lg:border-x-0 lg:py-4 lg:shadow-none'
          : 'lg:hidden',
        // Tablets have the button at the step's end until there is a price
        !texts && 'sm:max-lg:hidden',
      )}
    >
      {texts && (
        <div className="flex flex-[9_1_9rem] items-center gap-2.5 sm:gap-4">
          {picture && <div className="h-11 w-13 sm:w-15 lg:hidden">{picture}</div>}
          <BarSummary state={state} texts={texts} />
        </div>
      )}
      <PrimaryButton
        state={state}
        className="flex-[1_1_9.75rem] leading-5 max-sm:px-3 max-sm:text-[0.9375rem] sm:ml-auto sm:max-w-full sm:flex-none"
      />
    </div>
  );
}

/** The total or the chosen time. A press expands the price's parts until the focus leaves, such as at a step change. */
function BarSummary({ state, texts }: { state: WizardState; texts: PriceTexts }) {
  const { step, draft } = state;
  const isWithoutTimes = useStore($isWithoutTimes, { ssr: () => false });
  const isMeeting = step === 5 && !isWithoutTimes;
  const detailsRef = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event) {
      const details = detailsRef.current;
      const isInside = event.target instanceof Node && details?.contains(event.target);
      if (details && (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside))
        details.open = false;
    }
    const ended = new AbortController();
    for (const type of ['focusin', 'keydown']) addEventListener(type, close, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return (
    <aside aria-label="Live price summary" className="min-w-0 flex-1">
      <details ref={detailsRef} className="group">
        <summary className="focus-ring flex min-h-11 cursor-pointer items-center justify-between gap-x-1 rounded-control [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-xs whitespace-nowrap text-muted sm:text-sm">
              {isMeeting ? 'Kickoff meeting' : 'Estimated total'}
            </span>
            <span
              key={texts.estimatedTotal}
              className={classNames(
                'block animate-roll-in leading-5 tabular-nums sm:leading-6',
                isMeeting || texts.isExact
                  ? 'font-semibold tracking-tight sm:text-lg lg:text-2xl lg:leading-7'
                  : 'max-sm:text-sm',
                isMeeting && 'max-sm:text-sm max-sm:leading-4.5',
              )}
            >
              {isMeeting ? <ChosenTime meeting={draft.meeting} /> : texts.estimatedTotal}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-brand-strong">
            <span className="group-open:hidden max-sm:sr-only">Details</span>
            <span className="hidden group-open:inline max-sm:sr-only">Hide details</span>
            <ChevronUp
              aria-hidden="true"
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
        </summary>
        {/* Opens upward, so that the bar does not move */}
        <div className="absolute inset-x-0 bottom-full max-h-[min(60dvh,100dvh-9rem)] overflow-y-auto overscroll-contain border-y border-line bg-white px-5 py-5 shadow-bar motion-safe:group-open:animate-fade-in sm:rounded-t-panel">
          <PriceLines texts={texts} hasTotal={step === 5} />
        </div>
      </details>
    </aside>
  );
}
