import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { toast } from '../../components/toast-store.ts';
import { boothSizeLabel } from '../../domain/catalogue.ts';
import type { WholeParts } from '../../domain/offered-quote.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';
import { carryQuote, draftInTheWay } from '../../lib/carry-quote.ts';

/** Step at which the wizard continues the quote. */
export type Purpose = Parameters<typeof carryQuote>[1];

/**
 * Carries the quote to the wizard; asks first if a draft is in the way. Returns the action and its question.
 * `onCarried` is called once the quote is the wizard's draft.
 */
export function useCarry(parts: WholeParts, onCarried: () => void): [(to: Purpose) => void, ReactNode] {
  const [question, setQuestion] = useState<{ to: Purpose; draft: WizardDraft } | null>(null);

  function ask(to: Purpose) {
    const draft = draftInTheWay(parts);
    if (draft) setQuestion({ to, draft });
    else carry(to);
  }
  function carry(to: Purpose) {
    setQuestion(null);
    if (carryQuote(parts, to)) return onCarried();
    toast({
      variant: 'destructive',
      title: "We couldn't carry the quote over",
      description: 'Your browser blocks storage for this site. Please start a new quote, or email us.',
    });
  }
  return [
    ask,
    <ConfirmDialog
      key="question"
      open={question !== null}
      title="Replace the quote you started?"
      description={question && `${nameOf(question.draft)} is in this browser. Your contact details stay.`}
      confirmLabel="Replace my quote"
      onCancel={() => setQuestion(null)}
      onConfirm={() => question && carry(question.to)}
    />,
  ];
}

/** Returns 'CES, 10' × 10'', or the parts chosen so far. */
function nameOf({ show, city, boothSize }: WizardDraft): string {
  const parts = [show?.name, city?.city, boothSize && boothSizeLabel(boothSize)].filter(Boolean);
  return parts.length > 0 ? `Your quote for ${parts.join(', ')}` : 'Another quote';
}
