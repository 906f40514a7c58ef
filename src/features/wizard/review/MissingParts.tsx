import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { missingParts, STEPS, type Step } from '../../../domain/wizard/steps.ts';

export interface MissingPartsProps {
  draft: WizardDraft;
  onGoTo: (step: Step) => void;
}

/** Missing parts of a quote, each with a link to its step. Renders nothing if it is complete. */
export function MissingParts({ draft, onGoTo }: MissingPartsProps) {
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
            <Button variant="secondary" size="sm" onClick={() => onGoTo(step)}>
              Go to {STEPS[step - 1]?.name}
              <span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
