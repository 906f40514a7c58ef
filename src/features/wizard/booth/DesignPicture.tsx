import { Expand } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { OwnDesignPicture } from '../../../booth/still/OwnDesignPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { useMinWidth } from '../../../components/use-min-width.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { cardImage } from '../../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { chosenDesign } from '../../../domain/wizard/draft.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { Strip } from '../scene/Strip.tsx';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { DesignPreview, Stage } from './booth-parts.ts';
import { DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';

export interface DesignPictureProps extends Omit<FurnishedDesign, 'design'> {
  step: Step;
  /**
   * Position of the picture. Wide windows: on the `stage` next to the steps, or in the `summary` with its
   * name. Narrow windows: above the step as a `strip`, and in the `bar`.
   */
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
