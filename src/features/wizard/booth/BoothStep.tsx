import { useRef, useState } from 'react';
import { isStandardSize } from '../../../domain/catalogue.ts';
import { selectedDesignOf } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { BoothSelection } from './BoothSelection.tsx';
import { CustomSize } from './CustomSize.tsx';
import { DesignCards } from './DesignCards.tsx';
import { DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';
import { SizeCards } from './SizeCards.tsx';

// biome-ignore lint/performance/noBarrelFile: comes in this step's chunk, of whose parts it is made
export { DesignPicture } from './DesignPicture.tsx';

export interface BoothStepProps {
  draft: WizardDraft;
  content: WizardContent;
  headingId: string;
}

/** Step 2: the booth's size, then one of the designs for it, or a size of the visitor's own. */
export function BoothStep({ draft, content, headingId }: BoothStepProps) {
  const dispatch = useDispatch();
  const [previewed, setPreviewed] = useState<BoothDesign | null>(null);
  const designsRef = useRef<HTMLHeadingElement>(null);
  const { boothSize, selectedDesign } = draft;
  const designs = content.designs.filter((design) => design.booth_size === boothSize);

  /** On to the designs, which are in the page one frame later. */
  function showDesigns() {
    requestAnimationFrame(() => designsRef.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <div className="flex flex-col gap-9">
      <div className="flex flex-col gap-4">
        <SizeCards
          boothSize={boothSize}
          state={draft.city?.state ?? null}
          headingId={headingId}
          onChoose={(size) => dispatch({ type: 'setBoothSize', boothSize: size })}
          onPress={showDesigns}
        />
        <CustomSize draft={draft} />
      </div>
      {isStandardSize(boothSize) && (
        <DesignCards
          key={boothSize}
          boothSize={boothSize}
          designs={designs}
          status={content.status}
          onRetry={content.reload}
          selected={selectedDesign}
          onSelect={(design) => dispatch({ type: 'selectDesign', design: selectedDesignOf(design) })}
          onPreview={setPreviewed}
          headingRef={designsRef}
        />
      )}
      <BoothSelection
        boothSize={boothSize}
        selectedDesign={selectedDesign}
        customDesign={draft.customDesign}
      />
      <DesignPreviewLauncher draft={draft} content={content} previewed={previewed} onPreview={setPreviewed} />
    </div>
  );
}
