import { CalendarDays, Images, Rotate3d } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { type BoothSize, boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { cardImage } from '../../../domain/quote/design-views.ts';
import { eventText } from '../../../domain/quote/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { priceTexts } from '../summary/price-texts.ts';
import { BoothView } from './BoothView.tsx';
import { STAGE_FRAME } from './stage-frame.ts';
import type { FurnishedDesign } from './use-furnishing.ts';
import { useWalk } from './use-walk.ts';

export interface StageProps extends Omit<FurnishedDesign, 'design'> {
  step: Step;
  /** The chosen design; undefined if there is none, or it is no longer offered. */
  design: BoothDesign | undefined;
  still: string | null;
  preview: ReactNode;
}

/** Returns a design of the size if there is one, preferably with a model and a picture; undefined if there are none. */
function exampleOf(designs: readonly BoothDesign[], size: BoothSize | null): BoothDesign | undefined {
  const rank = (design: BoothDesign) =>
    Number(design.booth_size === size) * 2 + Number(Boolean(design.model && cardImage(design)));
  return designs.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The booth next to the steps in wide windows: the scene or its still, with the price's items below. */
export function Stage({ design: chosen, still, preview, ...quote }: StageProps) {
  const { draft, content } = quote;
  const { selectedDesign: selected, boothSize } = draft;
  const example = selected ? undefined : exampleOf(content.designs, boothSize);
  const design = chosen ?? example;
  const title = selected?.title ?? example?.title;
  const size = selected ? boothSize : example?.booth_size;
  const [listPlace, setListPlace] = useState<HTMLElement | null>(null);
  // An example starts as a picture, since its size and design have not been chosen
  const walk = useWalk(design, { startsByItself: chosen !== undefined });
  const isWalking = walk.state === 'walking';
  return (
    <div className="relative">
      <div className={STAGE_FRAME}>
        <BoothView
          {...quote}
          walk={walk}
          design={design}
          still={still ?? (example ? cardImage(example) : null)}
          alt=""
          sizes="(width >= 90rem) 48rem, 52vw"
          fit="object-cover"
          variant="stage"
          listPlace={listPlace}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
        <p className="min-w-0 flex-1 leading-5 font-medium wrap-anywhere">
          {title && (
            <>
              {!selected && <span className="font-normal text-muted">For example: </span>}
              {title} <span className="text-sm font-normal text-muted">{boothSizeLabel(size ?? '')}</span>
            </>
          )}
        </p>
        <div className="flex -mr-3 min-h-11 items-center">
          <div ref={setListPlace} className="relative empty:hidden" />
          {walk.isOffered && (
            <Button
              variant={isWalking ? 'ghost' : 'secondary'}
              size="sm"
              loading={walk.state === 'loading' && !walk.isQuiet}
              onClick={isWalking ? walk.stop : walk.start}
              // The same element in both states, so that it keeps the focus
              className={classNames(!isWalking && 'absolute top-3 right-3 bg-white/90')}
            >
              {isWalking ? (
                <>
                  <Images aria-hidden="true" className="size-4.5" />
                  <span className="sr-only">Back to the </span>Picture
                </>
              ) : (
                <>
                  <Rotate3d aria-hidden="true" className="size-4.5" />
                  View in 3D
                </>
              )}
            </Button>
          )}
          {preview}
        </div>
        <p role="status" className={classNames('w-full text-sm text-muted', !walk.notice && 'sr-only')}>
          {walk.notice}
        </p>
      </div>
      <StageLines draft={draft} />
    </div>
  );
}

/** The estimate's parts in a row, if the window is high enough. The bar below always has them, with the total. */
function StageLines({ draft }: Pick<StageProps, 'draft'>) {
  const texts = priceTexts(draft);
  const event = eventText(draft);
  if (!texts) {
    return (
      <p className="border-t border-line px-5 py-3 text-[0.9375rem] text-muted">
        Your estimate appears here as soon as you choose a booth size.
      </p>
    );
  }
  const lines = [
    { term: 'Base booth package', value: texts.basePrice },
    ...(texts.design ? [{ term: texts.design.name, value: texts.design.included }] : []),
    { term: `Add-ons (${texts.extras})`, value: texts.addOns },
  ];
  return (
    <div className="border-t border-line px-5 py-3 text-sm [@media(height<52rem)]:hidden">
      {event && (
        <p className="mb-2 flex gap-2 text-muted">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
          <span className="min-w-0 wrap-anywhere">{event}</span>
        </p>
      )}
      <dl className="grid auto-cols-fr grid-flow-col gap-4">
        {lines.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-muted wrap-anywhere">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
