import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { viewRatio } from '../../../domain/quote/design-views.ts';
import { formatUsd, priceQuote } from '../../../domain/quote/pricing.ts';
import { includedText } from '../../../domain/quote/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { DesignViews } from './DesignViews.tsx';

export interface DesignPreviewProps extends FurnishedDesign {
  /** The designs that the buttons page through, all of one size. */
  designs: readonly BoothDesign[];
  isSelected: boolean;
  onShow: (design: BoothDesign) => void;
  onClose: () => void;
  onSelect: () => void;
}

/** Full-screen preview of a design, with buttons to the next and previous design that wrap around. */
export function DesignPreview({
  designs,
  design,
  isSelected,
  onShow,
  onClose,
  onSelect,
  ...quote
}: DesignPreviewProps) {
  const [listPlace, setListPlace] = useState<HTMLElement | null>(null);
  const position = designs.findIndex(({ id }) => id === design.id);
  const count = designs.length;

  function go(by: number) {
    const next = designs[(position + by + count) % count];
    if (next) onShow(next);
  }

  return (
    <Dialog
      open
      variant="fullscreen"
      onClose={onClose}
      title={design.title}
      description={`${boothSizeLabel(design.booth_size)} design, ${position + 1} of ${count}`}
      closeLabel="Close preview"
      footer={
        <>
          {count > 1 && (
            <div className="flex gap-2 max-sm:flex-1 sm:mr-auto">
              <Button variant="secondary" onClick={() => go(-1)} aria-label="Previous design">
                <ChevronLeft aria-hidden="true" className="size-5" />
                <span className="max-sm:hidden">Previous design</span>
              </Button>
              <Button variant="secondary" onClick={() => go(1)} aria-label="Next design">
                <span className="max-sm:hidden">Next design</span>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </div>
          )}
          <Button onClick={onSelect}>
            {isSelected && <Check aria-hidden="true" className="size-4.5" />}
            Select This Design
          </Button>
        </>
      }
    >
      {/* The picture fills the window's height; its column takes the resulting width */}
      <div
        style={{ '--ratio': viewRatio(design) } as CSSProperties}
        className="mx-auto grid h-full max-w-7xl gap-x-10 gap-y-6 lg:grid-cols-[min((100dvh-17rem)*var(--ratio),100%-24.5rem)_minmax(0,1fr)] low:h-auto low:gap-x-6 low:grid-cols-[min((100dvh-9.5rem)*var(--ratio),50%)_minmax(0,1fr)]"
      >
        <DesignViews design={design} {...quote} listPlace={listPlace} />
        <div className="flex flex-col gap-6 lg:overflow-y-auto lg:pr-2">
          <div ref={setListPlace} className="empty:hidden" />
          <div>
            <DesignPrice design={design} draft={quote.draft} />
            <p className="mt-3 text-muted">{design.description}</p>
          </div>
          {design.features.length > 0 && (
            <div>
              <h3 className="font-semibold tracking-tight">Features & Highlights</h3>
              <ul className="mt-3 flex flex-col gap-2.5 text-[0.9375rem]">
                {design.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Check aria-hidden="true" className="mt-1 size-4 text-brand" />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <LiveRegion message={`${design.title}, design ${position + 1} of ${count}`} />
    </Dialog>
  );
}

/** The price of the package, and the value of the design that it includes. */
function DesignPrice({
  design: { price, booth_size },
  draft: { city, extras, prices },
}: {
  design: BoothDesign;
  draft: WizardDraft;
}) {
  const { estimatedTotal } = priceQuote({
    boothSize: booth_size,
    state: city?.state || null,
    extras,
    prices,
  });
  return (
    <div className="tabular-nums">
      <p className="text-sm text-muted">Starting at</p>
      <p className="text-lg">
        <span className="font-semibold tracking-tight">
          Package {extras.length > 0 && 'with your extras '}
          {formatUsd(estimatedTotal)}
        </span>
        , design {includedText(price).toLowerCase()}
      </p>
      {!city && <p className="text-sm text-muted">Varies by city</p>}
    </div>
  );
}
