import { useState } from 'react';
import type { Dress } from '#booth/common.ts';
import { keepSharedDress } from '../../booth/own-look.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { toast } from '../../components/toast-store.ts';
import { boothSizeLabel } from '../../domain/quote/catalogue.ts';
import type { WholeParts } from '../../domain/quote/offered-quote.ts';
import { linkedQuoteOf, type QuotedParts, quoteFragment } from '../../domain/quote/quote-link.ts';
import { EMPTY_CONTACT } from '../../domain/schemas/contact-fields.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../domain/wizard/draft.ts';
import { carryDraft, loadDraft } from '../../lib/draft-store.ts';
import { withSafeWords } from './read-quote-link.ts';

/** Step at which the wizard continues the quote. */
type Purpose = 'change' | 'meeting';

/** Returns the action that carries the quote to the wizard, and a dialog that asks before it replaces another draft. */
export function useCarry(parts: WholeParts, dress: Dress | undefined, onCarried: () => void) {
  const [question, setQuestion] = useState<{ to: Purpose; draft: WizardDraft } | null>(null);

  function ask(to: Purpose) {
    const draft = draftInTheWay(parts);
    if (draft) setQuestion({ to, draft });
    else carry(to);
  }
  function carry(to: Purpose) {
    setQuestion(null);
    if (carryQuote(parts, to)) {
      if (dress) keepSharedDress(dress);
      return onCarried();
    }
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
  ] as const;
}

/** Describes a draft by the parts chosen so far: "Your quote for CES, Las Vegas, 10' × 10'". */
function nameOf({ show, city, boothSize }: WizardDraft): string {
  const parts = [show?.name, city?.city, boothSize && boothSizeLabel(boothSize)].filter(Boolean);
  return parts.length > 0 ? `Your quote for ${parts.join(', ')}` : 'Another quote';
}

/** Returns the draft that `parts` would overwrite; null if there is none or it is the same quote. */
function draftInTheWay(parts: QuotedParts): WizardDraft | null {
  const draft = loadDraft();
  if (!draft || isSame(draft, parts)) return null;
  const isBegun = draft.city || draft.show || draft.boothSize || draft.extras.length > 0;
  return isBegun ? draft : null;
}

/**
 * Hands `parts` to the wizard as a draft, at the meeting step or at the first choice. Keeps the current
 * draft's contact details, or all of the draft if it is the same quote.
 * @returns false if storage is blocked
 */
function carryQuote(parts: QuotedParts, to: Purpose): boolean {
  const present = loadDraft();
  const draft =
    present && isSame(present, parts)
      ? present
      : { ...EMPTY_DRAFT, ...parts, contact: present?.contact ?? EMPTY_CONTACT };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const open = { timeZone, day: null, slot: null };
  return carryDraft({ ...draft, meeting: to === 'change' ? draft.meeting : (draft.meeting ?? open) });
}

function isSame(draft: QuotedParts, parts: QuotedParts): boolean {
  return fragmentOf(draft) === fragmentOf(parts);
}

function fragmentOf(parts: QuotedParts): string | null {
  const quote = linkedQuoteOf(parts);
  return quote && quoteFragment(withSafeWords(quote));
}
