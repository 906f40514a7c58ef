import { PencilRuler } from 'lucide-react';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { knownSides } from '../../../domain/quote/custom-size.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useGoTo } from '../draft/dispatch-context.ts';

/** Classes of the picture, for paper only: screens show the booth next to the step or above it. */
const PICTURE = 'hidden aspect-2/1 w-full bg-surface-strong object-cover print:block';

interface ChosenDesignProps {
  draft: WizardDraft;
  /** Those on offer. */
  designs: readonly BoothDesign[];
}

/** The selected design with its picture, the custom request, or a link to choose a design. */
export function ChosenDesign({ draft, designs }: ChosenDesignProps) {
  const goTo = useGoTo();
  const { selectedDesign, customDesign, boothSize } = draft;
  if (selectedDesign) {
    return (
      <figure className={cardClass({ className: 'overflow-hidden' })}>
        <OwnBoothPicture quoted={draft} className={PICTURE} isOffered={false}>
          <MediaImage
            // A lazy picture would not load for printing while it is hidden
            eager
            url={selectedDesign.images.frontview ?? selectedDesign.image_url}
            alt={`${selectedDesign.title}: Front View`}
            sizes="(width >= 90rem) 48rem, (width >= 64rem) 52vw, 92vw"
            className={PICTURE}
          />
        </OwnBoothPicture>
        <figcaption className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5 sm:py-3.5 lg:px-6 print:p-3">
          <div className="min-w-0">
            <h4 className="text-lg font-semibold tracking-tight wrap-anywhere">{selectedDesign.title}</h4>
            <p className="text-sm text-muted">{boothSizeLabel(boothSize ?? '')}</p>
          </div>
          <Button variant="secondary" size="sm" className="print:hidden" onClick={() => goTo(2)}>
            Change<span className="sr-only"> design</span>
          </Button>
        </figcaption>
      </figure>
    );
  }
  return (
    <div className={cardClass({ tone: 'quiet', className: 'flex flex-col items-start gap-4 p-6' })}>
      <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand">
        <PencilRuler aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </span>
      {customDesign ? (
        <div className="min-w-0">
          <h4 className="text-lg font-semibold tracking-tight">Custom booth design</h4>
          <p className="mt-1 tabular-nums">
            {knownSides(customDesign) ?? "We'll agree on the size with you."}
          </p>
          <p className="mt-2 line-clamp-4 text-[0.9375rem] whitespace-pre-line wrap-anywhere text-muted">
            {customDesign.requests}
          </p>
        </div>
      ) : (
        <div>
          <h4 className="text-lg font-semibold tracking-tight">No design selected</h4>
          <p className="mt-1 text-[0.9375rem] text-muted">
            {designs.length > 0
              ? 'You can choose one now, or decide with us at the kickoff meeting.'
              : "We'll design your booth with you after the kickoff meeting."}
          </p>
        </div>
      )}
      {(customDesign || designs.length > 0) && (
        <Button variant="secondary" size="sm" className="mt-auto print:hidden" onClick={() => goTo(2)}>
          {customDesign ? 'Change booth size' : 'Choose a design'}
        </Button>
      )}
    </div>
  );
}
