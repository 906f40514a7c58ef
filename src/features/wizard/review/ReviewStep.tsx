import { useStore } from '@nanostores/react';
import { Check, Info, PencilRuler, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { $ownLook } from '../../../booth/own-look.ts';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { AllInAtShow } from '../../../components/quote/AllInAtShow.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { TermsCard } from '../../../components/quote/TermsCard.tsx';
import { TimingNote } from '../../../components/quote/TimingNote.tsx';
import { boothSizeLabel, DESIGN_ASSUMPTIONS } from '../../../domain/quote/catalogue.ts';
import { knownSides } from '../../../domain/quote/custom-size.ts';
import { draftAddress } from '../../../domain/quote/quote-link.ts';
import { chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { missingParts, STEPS, type Step } from '../../../domain/wizard/steps.ts';
import { fetchAvailability } from '../../../lib/availability-client.ts';
import { useGoTo } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { PricingBreakdown } from './PricingBreakdown.tsx';

/** Step 4: the whole quote at a glance. Prints as a one-page document (styles/islands.css). */
export function ReviewStep({ draft, content }: { draft: WizardDraft; content: WizardContent }) {
  const { dress } = useStore($ownLook);
  // The primary button says whether a time can be picked next
  useEffect(() => void fetchAvailability(), []);
  const link = draftAddress(location.origin, draft, new Date(), dress) ?? undefined;
  return (
    <div data-printable className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      <PrintHeader
        title="Booth quote"
        preparedFor={[draft.contact.name, draft.contact.company]}
        link={link}
        fileName={['Booth quote', draft.show?.name].filter(Boolean).join(' ')}
      />
      <MissingParts draft={draft} />
      <TimingNote showId={draft.show?.id} shows={content.shows} rules={content.rules} />
      <div className="grid gap-3 sm:gap-6 print:grid-cols-2">
        <ChosenDesign draft={draft} content={content} />
        <DesignAssumptions />
      </div>
      <PricingBreakdown draft={draft} link={link} />
      <AllInAtShow
        {...draft}
        design={chosenDesign(content.designs, draft)}
        shows={content.shows}
        offers={content.extras}
      />
      <Card tone="warning" className="flex break-inside-avoid gap-4 max-sm:gap-3 max-sm:p-4">
        <Info aria-hidden="true" className="size-6 text-warning" />
        <div>
          <h4 className="font-semibold text-warning">Important Note</h4>
          <p className="mt-1 text-[0.9375rem]">
            The final price may vary with venue services, electrical requirements, rigging and drayage fees. A
            confirmed proposal follows the kickoff call.
          </p>
        </div>
      </Card>
      <TermsCard terms={content.terms} heading="h4" isFolded />
    </div>
  );
}

function DesignAssumptions() {
  return (
    <Card className="max-sm:p-4">
      <h4 className="text-lg font-semibold tracking-tight">Design Assumptions</h4>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 text-[0.9375rem] sm:mt-3 sm:gap-y-2 sm:max-lg:grid-cols-2">
        {DESIGN_ASSUMPTIONS.map((assumption) => (
          <li key={assumption} className="flex gap-3">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
            </span>
            {assumption}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Missing parts of a quote, each with a link to its step. Renders nothing if it is complete. */
function MissingParts({ draft }: { draft: WizardDraft }) {
  const goTo = useGoTo();
  const missing: { text: string; step: Step }[] = [];
  const { city, show, boothSize } = missingParts(draft);
  if (city && show) missing.push({ text: 'City and trade show', step: 1 });
  else if (city) missing.push({ text: 'The city of your show', step: 1 });
  else if (show) missing.push({ text: 'Your trade show', step: 1 });
  if (boothSize) missing.push({ text: 'A booth size', step: 2 });
  if (missing.length === 0) return null;
  return (
    <Card tone="warning" className="print:hidden">
      <h4 className="flex items-center gap-3 font-semibold text-warning">
        <TriangleAlert aria-hidden="true" className="size-5" />
        Before we can book your kickoff, please add
      </h4>
      <ul className="mt-3 flex flex-col gap-2">
        {missing.map(({ text, step }) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {text}
            <Button variant="secondary" size="sm" onClick={() => goTo(step)}>
              Go to {STEPS[step - 1]?.name}
              <span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Classes of the picture, for paper only: screens show the booth next to the step or above it. */
const PICTURE = 'hidden aspect-2/1 w-full bg-surface-strong object-cover print:block';

function ChosenDesign({ draft, content: { designs } }: { draft: WizardDraft; content: WizardContent }) {
  const goTo = useGoTo();
  const { selectedDesign, customDesign, boothSize } = draft;
  if (selectedDesign) {
    return (
      <figure className={cardClass({ className: 'overflow-hidden' })}>
        <OwnBoothPicture quoted={draft} className={PICTURE}>
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
