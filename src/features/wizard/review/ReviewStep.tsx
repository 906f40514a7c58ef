import { Info } from 'lucide-react';
import { Card } from '../../../components/Card.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { linkedQuoteOf, quoteAddress } from '../../../domain/quote-link.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { ChosenDesign } from './ChosenDesign.tsx';
import { DesignAssumptions } from './DesignAssumptions.tsx';
import { MissingParts } from './MissingParts.tsx';
import { PricingBreakdown } from './PricingBreakdown.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';

export interface ReviewStepProps {
  draft: WizardDraft;
  dispatch: (action: WizardAction) => void;
}

/** Step 4: the whole quote at a glance. Printed, it is a document of one page (styles/print.css). */
export function ReviewStep({ draft, dispatch }: ReviewStepProps) {
  function goTo(step: Step) {
    dispatch({ type: 'goTo', step });
  }
  const linked = linkedQuoteOf(draft);
  const link = linked ? quoteAddress(location.origin, linked) : undefined;
  return (
    <div data-printable className="flex flex-col gap-6 print:gap-4">
      <PrintHeader
        title="Booth quote"
        preparedFor={[draft.contact.name, draft.contact.company]}
        link={link}
        fileName={['Booth quote', draft.show?.name].filter(Boolean).join(' ')}
      />
      <MissingParts draft={draft} onGoTo={goTo} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6 print:grid-cols-2">
        <ChosenDesign draft={draft} onGoTo={goTo} />
        <DesignAssumptions />
      </div>
      <PricingBreakdown draft={draft} onGoTo={goTo} />
      <Card tone="warning" className="flex break-inside-avoid gap-4">
        <Info aria-hidden="true" className="size-6 text-warning" />
        <div>
          <h4 className="font-semibold text-warning">Important Note</h4>
          <p className="mt-1 text-[0.9375rem]">
            The final price may vary with venue services, electrical requirements, rigging and drayage fees. A
            confirmed proposal follows the kickoff call.
          </p>
        </div>
      </Card>
      <QuoteSummary draft={draft} link={link} />
    </div>
  );
}
