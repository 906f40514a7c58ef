import { Check, Expand } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { CARD_FEATURES } from '../../../domain/catalogue.ts';
import { cardImage } from '../../../domain/design-views.ts';
import { includedText } from '../../../domain/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { DesignPreview } from './booth-parts.ts';
import { ChoiceMark } from './ChoiceMark.tsx';

export interface DesignCardProps {
  design: BoothDesign;
  isSelected: boolean;
  onSelect: () => void;
  onPreview: () => void;
}

/** A design to choose: one click selects; double click, Enter and the Preview button open the full-screen preview. */
export function DesignCard({ design, isSelected, onSelect, onPreview }: DesignCardProps) {
  const id = useId();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onPreview();
  }

  // A second tap that a size had before this card came under the finger is none of this card's
  function handleClick({ detail }: MouseEvent) {
    if (detail === 2 && isSelected) onPreview();
  }

  // Phones, where a tap on the card chooses, fetch the preview when its button is pressed
  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') DesignPreview.preload();
  }
  function handleFocus({ currentTarget }: FocusEvent) {
    if (currentTarget.matches(':focus-visible')) DesignPreview.preload();
  }

  return (
    <div
      onPointerEnter={handlePointerEnter}
      className={cardClass({
        interactive: true,
        selected: isSelected,
        className: 'group relative flex flex-col',
      })}
    >
      {/* The radio itself lies over the whole card, below the Preview button */}
      <input
        type="radio"
        name="booth-design"
        value={design.id}
        checked={isSelected}
        onChange={onSelect}
        onClick={handleClick}
        onFocus={handleFocus}
        onKeyDown={handleKeyDown}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="focus-ring absolute inset-0 z-10 cursor-pointer touch-manipulation appearance-none rounded-card"
      />
      <div className="relative aspect-4/3 overflow-hidden rounded-t-card bg-surface-strong">
        <MediaImage
          url={cardImage(design)}
          alt=""
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 45vw, 92vw"
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none motion-reduce:group-hover:scale-100"
        />
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
          onFocus={handleFocus}
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
