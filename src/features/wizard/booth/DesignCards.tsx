import type { RefObject } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { boothSizeLabel, type StandardSize } from '../../../domain/catalogue.ts';
import { isSelected } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { SelectedDesign } from '../../../domain/wizard/draft.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { DesignCard } from './DesignCard.tsx';

export interface DesignCardsProps {
  boothSize: StandardSize;
  /** Those for this size. */
  designs: readonly BoothDesign[];
  status: WizardContent['status'];
  onRetry: () => void;
  selected: SelectedDesign | null;
  onSelect: (design: BoothDesign) => void;
  onPreview: (design: BoothDesign) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The designs for the chosen size. */
export function DesignCards({
  boothSize,
  designs,
  status,
  onRetry,
  selected,
  onSelect,
  onPreview,
  headingRef,
}: DesignCardsProps) {
  return (
    <fieldset className="motion-safe:animate-rise-in">
      <legend>
        {/* The margin leaves room for the cards when the heading is scrolled into view */}
        <h4 ref={headingRef} className="scroll-mb-[65vh] text-xl font-semibold tracking-tight">
          Choose your {boothSizeLabel(boothSize)} design
        </h4>
      </legend>
      <p className="mt-1 text-muted">
        Every design is adapted to your brand.{' '}
        <span className="pointer-coarse:hidden">Double-click a card, or press Preview, to look around.</span>
        <span className="not-pointer-coarse:hidden">Press Preview to look around.</span>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {status === 'loading' && <LoadingCards />}
        {designs.map((design) => (
          <DesignCard
            key={design.id}
            design={design}
            isSelected={isSelected(design, selected)}
            onSelect={() => onSelect(design)}
            onPreview={() => onPreview(design)}
          />
        ))}
      </div>
      {status === 'failed' && (
        <LoadFailure
          title="The designs could not be loaded"
          reassurance="You can continue without one: what you have chosen so far is safe."
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && designs.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-muted">
          No designs for this size are available at the moment. You can continue: we design your booth with
          you after the kickoff meeting.
        </p>
      )}
    </fieldset>
  );
}

function LoadingCards() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading designs...
      </p>
      {['first', 'second'].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-10 w-28" />
          </div>
        </div>
      ))}
    </>
  );
}
