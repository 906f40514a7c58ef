import { CalendarDays, PencilLine, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ShareQuote } from '../../components/quote/ShareQuote.tsx';
import { toast } from '../../components/toast-store.ts';
import { boothSizeLabel } from '../../domain/catalogue.ts';
import type { WholeParts } from '../../domain/offered-quote.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';
import { carryQuote, draftInTheWay } from '../../lib/carry-quote.ts';

/** Step at which the wizard continues the quote. */
type Purpose = Parameters<typeof carryQuote>[1];

export interface QuoteActionsProps {
  parts: WholeParts;
  url: string;
  /** Called once the quote is the wizard's draft. */
  onCarried: () => void;
}

/** Actions on a quote: book, change, share, print. */
export function QuoteActions({ parts, url, onCarried }: QuoteActionsProps) {
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

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button size="lg" onClick={() => ask('meeting')}>
          <CalendarDays aria-hidden="true" className="size-4.5" />
          Book a kickoff
        </Button>
        <Button size="lg" variant="secondary" onClick={() => ask('change')}>
          <PencilLine aria-hidden="true" className="size-4.5" />
          Change this quote
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <ShareQuote url={url} title={`Booth quote for ${parts.show.name}`} />
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print quote
        </Button>
      </div>
      <ConfirmDialog
        open={question !== null}
        title="Replace the quote you started?"
        description={question && `${nameOf(question.draft)} is in this browser. Your contact details stay.`}
        confirmLabel="Replace my quote"
        onCancel={() => setQuestion(null)}
        onConfirm={() => question && carry(question.to)}
      />
    </div>
  );
}

/** Returns 'CES, 10' × 10'', or the parts chosen so far. */
function nameOf({ show, city, boothSize }: WizardDraft): string {
  const parts = [show?.name, city?.city, boothSize && boothSizeLabel(boothSize)].filter(Boolean);
  return parts.length > 0 ? `Your quote for ${parts.join(', ')}` : 'Another quote';
}
