import { Expand, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { OwnDesignPicture } from '../../../booth/still/OwnDesignPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { useMinWidth } from '../../../components/use-min-width.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { cardImage } from '../../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { chosenDesign } from '../../../domain/wizard/draft.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { BoothView } from '../scene/BoothView.tsx';
import type { FullScreenBoothProps } from '../scene/FullScreenBooth.tsx';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { useWalk } from '../scene/use-walk.ts';
import { DesignPreview, DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';

/** The booth next to the steps, in wide windows only. */
const Stage = preloadable(() => import('../scene/Stage.tsx').then((part) => part.Stage));
const FullScreenBooth = preloadable(() =>
  import('../scene/FullScreenBooth.tsx').then((part) => part.FullScreenBooth),
);

export interface DesignPictureProps extends Omit<FurnishedDesign, 'design'> {
  step: Step;
  /** Wide windows: the `stage`, or `summary` with its name. Narrow ones: a `strip` above the step, and the `bar`. */
  place: 'stage' | 'summary' | 'strip' | 'bar';
}

/** The chosen design's picture. A press opens its preview, in the strip the full screen; not if no longer offered. */
export function DesignPicture({ step, place, ...quote }: DesignPictureProps) {
  const [previewed, setPreviewed] = useState<BoothDesign | null>(null);
  const isWide = useMinWidth('64rem');
  const { draft, content } = quote;
  const { selectedDesign: selected } = draft;
  const design = chosenDesign(content.designs, draft);
  const still = design ? cardImage(design) : (selected?.images.frontview ?? selected?.image_url ?? null);
  if (isWide !== (place === 'stage' || place === 'summary')) return null;
  if (place === 'strip') {
    return selected && <Strip {...quote} design={design} still={still} title={selected.title} step={step} />;
  }
  // A portal, because rotating a phone may hide the parent while the preview is open
  const launcher = createPortal(
    <DesignPreviewLauncher {...quote} previewed={previewed} onPreview={setPreviewed} />,
    document.body,
  );
  const opener = design &&
    // On the design step, each card has a preview button
    step > 2 && {
      'aria-label': `Preview ${design.title}`,
      onClick: () => setPreviewed(design),
      onPointerEnter: () => void DesignPreview.preload(),
    };
  if (place === 'stage') {
    const preview = opener && (
      <Button variant="ghost" size="sm" {...opener}>
        <Expand aria-hidden="true" className="size-4.5" />
        Preview
      </Button>
    );
    return (
      <>
        <Stage {...quote} step={step} design={design} still={still} preview={preview} />
        {launcher}
      </>
    );
  }
  const className = 'size-full rounded-control object-cover';
  let picture = (
    <MediaImage url={still} alt={design ? '' : (selected?.title ?? '')} sizes="5rem" className={className} />
  );
  if (design) {
    picture = (
      <OwnDesignPicture design={design} className={className} card="thumbnail">
        {picture}
      </OwnDesignPicture>
    );
  }
  if (opener) {
    picture = (
      <>
        <button type="button" {...opener} className="focus-ring block size-full rounded-control">
          {picture}
        </button>
        {launcher}
      </>
    );
  }
  if (place === 'bar') return picture;
  return (
    <div className="mt-4 flex items-center gap-3">
      <div className="aspect-4/3 w-20 shrink-0">{picture}</div>
      <p className="min-w-0 leading-6 font-medium wrap-anywhere">
        {selected?.title}
        <span className="block text-sm font-normal text-muted">
          {boothSizeLabel(draft.boothSize ?? '')} design
        </span>
      </p>
    </div>
  );
}

/** Above the step in narrow windows: the design's still, above the extras in 3D. A tap opens full screen. */
function Strip({ step, ...booth }: Omit<FullScreenBoothProps, 'onClose'> & { step: Step }) {
  const [isOpen, setOpen] = useState(false);
  const walk = useWalk(booth.design, { startsByItself: step === 3 });
  const isWalking = walk.state === 'walking';
  useBackCloses(isOpen, () => setOpen(false));

  function open() {
    const show = () => setOpen(true);
    // First, so that the dialog opens on top. iPhones allow it only for videos; there the dialog fills the window
    const filled = document.documentElement.requestFullscreen?.() ?? Promise.resolve();
    filled.then(show, show);
  }

  return (
    <>
      <div
        className={classNames(
          'relative aspect-4/3 w-full overflow-hidden bg-navy-900',
          step === 3 ? 'max-h-[30svh]' : 'max-h-[26svh]',
        )}
      >
        {/* On tablets the whole picture, which would lose roof and floor across the window */}
        <div className={classNames('h-full', !isWalking && 'sm:mx-auto sm:aspect-4/3 sm:mask-x-from-90%')}>
          {/* The same size as on the previous step's cards, so that phones reuse the file */}
          <BoothView
            {...booth}
            step={step}
            walk={walk}
            alt=""
            sizes="92vw"
            fit="object-cover"
            variant="strip"
            onPress={open}
          />
        </div>
        <button
          type="button"
          onClick={open}
          onPointerEnter={FullScreenBooth.preload}
          className={classNames(
            'focus-ring absolute -outline-offset-4',
            isWalking ? 'top-0 right-0 p-3' : 'inset-0 w-full',
          )}
        >
          <span
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-control bg-white/90 px-3 text-sm font-medium forced-colors:border',
              !isWalking && 'absolute top-3 right-3',
            )}
          >
            <Maximize2 aria-hidden="true" className="size-4" />
            Full screen
          </span>
        </button>
      </div>
      {isOpen && (
        <PartBoundary fallback={null}>
          <FullScreenBooth {...booth} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
