import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { PriceLines } from './PriceLines.tsx';
import { priceTexts } from './price-texts.ts';

/**
 * The live price summary on phones and tablets: a bar that sticks to the bottom of the window while the wizard is in
 * view and has its own place at the wizard's end, so it never hides what comes after. Appears with the first price.
 * The details close when the visitor goes on: they would cover what is being filled in.
 */
export function PriceBar({ draft }: { draft: WizardDraft }) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event) {
      const details = detailsRef.current;
      const isInside = event.target instanceof Node && details?.contains(event.target);
      if (details && (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside))
        details.open = false;
    }
    addEventListener('focusin', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('focusin', close);
      removeEventListener('keydown', close);
    };
  }, []);
  const texts = priceTexts(draft);
  if (!texts) return null;
  return (
    <aside
      aria-label="Live price summary"
      className="sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_24px_rgb(11_21_51/0.08)] sm:mx-0 sm:rounded-t-panel sm:border-x lg:hidden"
    >
      {/* Upside down, so that the bar stays where it was pressed; older browsers unfold it below the bar */}
      <details ref={detailsRef} className="group flex flex-col-reverse">
        <summary className="focus-ring flex min-h-16 cursor-pointer items-center justify-between gap-4 rounded-control px-5 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-sm text-muted">Estimated total</span>
            <span
              className={classNames(
                'block leading-6 font-semibold tracking-tight tabular-nums',
                texts.isExact && 'text-lg',
              )}
            >
              {texts.estimatedTotal}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-brand-strong">
            <span className="group-open:hidden">Details</span>
            <span className="hidden group-open:inline">Hide details</span>
            <ChevronUp
              aria-hidden="true"
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
        </summary>
        <div className="max-h-[min(60dvh,100dvh-9rem)] overflow-y-auto overscroll-contain border-b border-line px-5 py-5 motion-safe:group-open:animate-fade-in">
          <PriceLines texts={texts} />
        </div>
      </details>
    </aside>
  );
}
