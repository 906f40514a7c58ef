import { Check, ChevronLeft, ChevronRight, Images, Rotate3d } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Carousel } from '../../../components/Carousel.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { type DesignView, designViews, viewRatio } from '../../../domain/quote/design-views.ts';
import { formatUsd, priceQuote } from '../../../domain/quote/pricing.ts';
import { includedText } from '../../../domain/quote/quote-texts.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { useWalk } from '../scene/use-walk.ts';

export interface DesignPreviewProps extends FurnishedDesign {
  /** The designs that the buttons page through, all of one size. */
  designs: readonly BoothDesign[];
  isSelected: boolean;
  onShow: (design: BoothDesign) => void;
  onClose: () => void;
  onSelect: () => void;
}

/** Full-screen preview of a design, with buttons to the next and previous design that wrap around. */
export function DesignPreview(props: DesignPreviewProps) {
  const { designs, design, isSelected, onShow, onClose, onSelect, ...quote } = props;
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

function DesignPrice({ design, draft }: Pick<FurnishedDesign, 'design' | 'draft'>) {
  const { city, extras, prices } = draft;
  const { estimatedTotal } = priceQuote({
    boothSize: design.booth_size,
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
        , design {includedText(design.price).toLowerCase()}
      </p>
      {!city && <p className="text-sm text-muted">Varies by city</p>}
    </div>
  );
}

/**
 * The design's views as pictures with the aspect ratio `--ratio`, and in 3D if it has a model. After a change
 * of design, pictures start with the first one; 3D keeps the camera's position. In 3D, `listPlace` gets the extras.
 */
function DesignViews({ listPlace, ...furnished }: FurnishedDesign & { listPlace: HTMLElement | null }) {
  const { design } = furnished;
  const [shown, setShown] = useState({ id: design.id, view: 0 });
  const views = designViews(design);
  if (shown.id !== design.id) setShown({ id: design.id, view: 0 });
  const view = Math.min(shown.view, Math.max(0, views.length - 1));
  // Starts in 3D if there is a model, unless the visitor has started paging through the pictures
  const walk = useWalk(design, { startsByItself: view === 0 });
  const isWalking = walk.state === 'walking';
  const { Scene } = walk;

  return (
    <div className="relative mx-auto w-full max-w-[calc((100dvh-17rem)*var(--ratio))] self-start lg:max-w-none low:max-w-none">
      {!isWalking && (
        <DesignPictures
          design={design}
          views={views}
          index={view}
          onIndexChange={(index) => setShown({ id: design.id, view: index })}
        />
      )}
      {Scene && (
        <Scene
          {...furnished}
          variant="preview"
          listPlace={isWalking ? listPlace : null}
          startView="frontview"
          onReady={walk.arrived}
          onProblem={walk.failed}
          // Hidden until the first frame is drawn, then replaces the pictures
          className={classNames(!isWalking && 'invisible absolute inset-0')}
          frameClassName="aspect-(--ratio)"
        />
      )}
      {walk.isOffered && (
        <Button
          variant="secondary"
          size="sm"
          className={isWalking ? 'mx-auto mt-3 flex' : 'absolute top-3 right-3 bg-white/90'}
          loading={walk.state === 'loading'}
          onClick={isWalking ? walk.stop : walk.start}
        >
          {isWalking ? (
            <>
              <Images aria-hidden="true" className="size-4.5" />
              Back to the pictures
            </>
          ) : (
            <>
              {walk.state === 'pictures' && <Rotate3d aria-hidden="true" className="size-4.5" />}
              View in 3D
            </>
          )}
        </Button>
      )}
      <p role="status" className={classNames('text-sm text-muted', walk.notice && 'mt-3')}>
        {walk.notice}
      </p>
    </div>
  );
}

/** The design's views as a carousel. Arrow keys page through it from anywhere in the preview. */
function DesignPictures(props: {
  design: BoothDesign;
  views: readonly DesignView[];
  index: number;
  onIndexChange: (index: number) => void;
}) {
  const { design, views, index, onIndexChange } = props;
  const count = views.length;

  useEffect(() => {
    // The carousel itself handles arrow keys while it has the focus
    function handleKeyDown({ key }: KeyboardEvent) {
      if (count < 2) return;
      if (key === 'ArrowLeft') onIndexChange((index - 1 + count) % count);
      if (key === 'ArrowRight') onIndexChange((index + 1) % count);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [count, index, onIndexChange]);

  if (count === 0) return <MediaImage url={null} alt="" sizes="" className="min-h-64 rounded-card" />;
  return (
    <Carousel
      key={design.id}
      label={`Views of ${design.title}`}
      slides={views.map(({ key, label, url }) => ({
        key,
        label,
        content: (
          <MediaImage
            url={url}
            alt={`${design.title}: ${label}`}
            sizes="(width >= 64rem) 60rem, 100vw"
            eager
            className="size-full object-contain"
          />
        ),
      }))}
      index={index}
      onIndexChange={onIndexChange}
      slideClassName="aspect-(--ratio)"
    />
  );
}
