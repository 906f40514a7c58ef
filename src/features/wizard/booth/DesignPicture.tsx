import { useState } from 'react';
import { createPortal } from 'react-dom';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { cardImage, selectedDesignOf } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { WizardContent } from '../use-content.ts';
import { DesignPreview } from './booth-parts.ts';
import { DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';

export interface DesignPictureProps {
  draft: WizardDraft;
  dispatch: (action: WizardAction) => void;
  content: WizardContent;
}

/** The chosen design, small, as large as its place. It opens the preview; a design that is off the list is a picture only. */
export function DesignPicture({ draft, dispatch, content }: DesignPictureProps) {
  const [previewed, setPreviewed] = useState<BoothDesign | null>(null);
  const { selectedDesign } = draft;
  if (!selectedDesign) return null;
  const design = chosenDesign(content.designs, draft);
  const picture = (
    <MediaImage
      url={design ? cardImage(design) : (selectedDesign.images.frontview ?? selectedDesign.image_url)}
      alt={design ? '' : selectedDesign.title}
      sizes="5rem"
      className="size-full rounded-control object-cover"
    />
  );
  if (!design) return picture;
  return (
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
      {/* Out of its place, which narrow or wide windows do not show: a phone may be turned while the preview is open */}
      {createPortal(
        <DesignPreviewLauncher
          designs={content.designs.filter(({ booth_size }) => booth_size === design.booth_size)}
          previewed={previewed}
          onPreview={setPreviewed}
          selected={selectedDesign}
          onSelect={(next) => dispatch({ type: 'selectDesign', design: selectedDesignOf(next) })}
        />,
        document.body,
      )}
    </>
  );
}
