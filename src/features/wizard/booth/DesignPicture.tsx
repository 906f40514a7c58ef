import { useState } from 'react';
import { createPortal } from 'react-dom';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { cardImage } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { chosenDesign } from '../../../domain/wizard/draft.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { DesignBeside } from '../scene/DesignBeside.tsx';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { DesignPreview } from './booth-parts.ts';
import { DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';

export interface DesignPictureProps extends Omit<FurnishedDesign, 'design'> {
  step: Step;
  /** In the summary beside the steps, with the design's name and its 3D view. */
  isBeside: boolean;
}

/** Thumbnail of the chosen design that opens the preview; only a picture for a design no longer offered. */
export function DesignPicture({ step, isBeside, ...quote }: DesignPictureProps) {
  const [previewed, setPreviewed] = useState<BoothDesign | null>(null);
  const { draft, content } = quote;
  const { selectedDesign } = draft;
  if (!selectedDesign) return null;
  const design = chosenDesign(content.designs, draft);
  let picture = (
    <MediaImage
      url={design ? cardImage(design) : (selectedDesign.images.frontview ?? selectedDesign.image_url)}
      alt={design ? '' : selectedDesign.title}
      sizes="5rem"
      className="size-full rounded-control object-cover"
    />
  );
  // The design step has a preview button on each card
  if (design && step > 2) {
    picture = (
      <>
        <button
          type="button"
          aria-label={`Preview ${design.title}`}
          onClick={() => setPreviewed(design)}
          onPointerEnter={DesignPreview.preload}
          className="focus-ring block size-full rounded-control"
        >
          {picture}
        </button>
        {/* A portal, since narrow or wide windows hide its parent: a phone may be turned while the preview is open */}
        {createPortal(
          <DesignPreviewLauncher {...quote} previewed={previewed} onPreview={setPreviewed} />,
          document.body,
        )}
      </>
    );
  }
  if (!isBeside) return picture;
  // Narrow windows do not show the summary
  return (
    matchMedia('(width >= 64rem)').matches && <DesignBeside {...quote} design={design} picture={picture} />
  );
}
