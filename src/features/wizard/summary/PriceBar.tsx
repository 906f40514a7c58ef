import { ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
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
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const barRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    function close(event: Event) {
      const isInside = event.target instanceof Node && barRef.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setIsOpen(false);
    }
    addEventListener('focusin', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('focusin', close);
      removeEventListener('keydown', close);
    };
  }, [isOpen]);
  const texts = priceTexts(draft);
  if (!texts) return null;
  return (
    <aside
      ref={barRef}
      aria-label="Live price summary"
      className="sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_24px_rgb(11_21_51/0.08)] sm:mx-0 sm:rounded-t-panel sm:border-x lg:hidden"
    >
      <div
        id={detailsId}
        hidden={!isOpen}
        className="max-h-[min(60dvh,100dvh-9rem)] overflow-y-auto overscroll-contain border-b border-line px-5 py-5 motion-safe:animate-fade-in"
      >
        <PriceLines draft={draft} texts={texts} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className="focus-ring flex min-h-16 w-full items-center justify-between gap-4 rounded-control px-5 text-left"
      >
        <span>
          <span className="block text-sm text-muted">Estimated total</span>
          <span className="block text-lg leading-6 font-semibold tracking-tight tabular-nums">
            {texts.estimatedTotal}
          </span>
        </span>
        <span className="flex items-center gap-1.5 text-sm font-medium text-brand-strong">
          {isOpen ? 'Hide details' : 'Details'}
          <ChevronUp
            aria-hidden="true"
            className={classNames(
              'size-5 transition-transform motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
        </span>
      </button>
    </aside>
  );
}
