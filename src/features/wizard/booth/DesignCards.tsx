import { Check, Expand } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { OwnDesignPicture } from '../../../booth/still/OwnDesignPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { boothSizeLabel, CARD_FEATURES, type StandardSize } from '../../../domain/quote/catalogue.ts';
import { cardImage, isSelected, selectedDesignOf } from '../../../domain/quote/design-views.ts';
import { includedText } from '../../../domain/quote/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { SelectedDesign } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { ChoiceMark } from './ChoiceMark.tsx';
import { DesignPreview } from './DesignPreviewLauncher.tsx';

export function DesignCards(props: {
  boothSize: StandardSize;
  content: WizardContent;
  selected: SelectedDesign | null;
  onPreview: (design: BoothDesign) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** True for a visitor who brought a logo: first the cards that show it, then its field. */
  isLogoFirst: boolean;
  /** The logo field, shown if the cards can show a logo. */
  children: ReactNode;
}) {
  const { boothSize, content, selected, onPreview, headingRef, isLogoFirst, children } = props;
  const { status, reload } = content;
  const headingId = useId();
  const designs = content.designs.filter((design) => design.booth_size === boothSize);
  if (isLogoFirst) designs.sort((a, b) => Number(!a.model) - Number(!b.model));
  const field = designs.some(({ model }) => model) && <div className="mt-5">{children}</div>;
  return (
    <div className="motion-safe:animate-rise-in">
      {/* The scroll margin leaves room for the cards */}
      <h4
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-24 scroll-mb-[65vh] text-xl font-semibold tracking-tight outline-none"
      >
        Choose your {boothSizeLabel(boothSize)} design
      </h4>
      {(designs.length > 0 || status === 'loading') && (
        <p className="mt-1 text-muted">
          Every design is adapted to your brand.{' '}
          <span className="pointer-coarse:hidden">
            Double-click a card, or press Preview, to look around.
          </span>
          <span className="not-pointer-coarse:hidden">Press Preview to look around.</span>
        </p>
      )}
      {!isLogoFirst && field}
      <div
        role="radiogroup"
        aria-labelledby={headingId}
        className="mt-5 grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2 xl:grid-cols-2"
      >
        {status === 'loading' && <LoadingCards />}
        {designs.map((design) => (
          <DesignCard
            key={design.id}
            design={design}
            isSelected={isSelected(design, selected)}
            onPreview={() => onPreview(design)}
          />
        ))}
      </div>
      {isLogoFirst && field}
      {status === 'failed' && (
        <LoadFailure
          title="The designs could not be loaded"
          reassurance="You can continue without one: what you have chosen so far is safe."
          onRetry={reload}
        />
      )}
      {status === 'ready' && designs.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-muted">
          No designs for this size are available at the moment. You can continue: we'll design your booth with
          you after the kickoff meeting.
        </p>
      )}
    </div>
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

const PICTURE =
  'size-full object-cover transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none motion-reduce:group-hover:scale-100';

/** A design's card. A click selects it; double click, Enter and the Preview button open the full-screen preview. */
function DesignCard(props: { design: BoothDesign; isSelected: boolean; onPreview: () => void }) {
  const { design, isSelected, onPreview } = props;
  const dispatch = useDispatch();
  const id = useId();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onPreview();
  }

  // Ignores the second tap of a double tap on a size, since the card has just moved under the finger
  function handleClick({ detail }: MouseEvent) {
    if (detail === 2 && isSelected) onPreview();
  }

  return (
    <div
      className={cardClass({
        interactive: true,
        selected: isSelected,
        className: 'group relative flex flex-col',
      })}
    >
      {/* The radio covers the whole card, below the Preview button */}
      <input
        type="radio"
        name="booth-design"
        value={design.id}
        checked={isSelected}
        onChange={() => dispatch({ type: 'selectDesign', design: selectedDesignOf(design) })}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="focus-ring absolute inset-0 z-10 cursor-pointer touch-manipulation appearance-none rounded-card"
      />
      <div className="relative aspect-4/3 overflow-hidden rounded-t-card bg-surface-strong">
        <OwnDesignPicture design={design} className={PICTURE}>
          <MediaImage
            url={cardImage(design)}
            alt=""
            sizes="(width >= 64rem) 26rem, (width >= 40rem) 45vw, 92vw"
            className={PICTURE}
          />
        </OwnDesignPicture>
        <ChoiceMark isChosen={isSelected} className="absolute top-3 right-3 shadow-card" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-5">
        <p id={`${id}-title`} className="text-lg font-semibold tracking-tight wrap-anywhere">
          {design.title}
        </p>
        <div id={`${id}-text`} className="mb-5">
          <p className="text-sm text-muted tabular-nums">{includedText(design.price)}</p>
          <ul className="mt-4 flex flex-col gap-2 text-[0.9375rem] text-muted">
            {design.features.slice(0, CARD_FEATURES).map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 text-brand" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <Button
          variant="secondary"
          size="sm"
          onClick={onPreview}
          onPointerEnter={DesignPreview.preload}
          onFocus={DesignPreview.preload}
          aria-label={`Preview ${design.title}`}
          className="relative z-20 mt-auto self-start"
        >
          <Expand aria-hidden="true" className="size-4" />
          Preview
        </Button>
      </div>
    </div>
  );
}
