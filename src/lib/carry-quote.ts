/** Opens a shared quote in the wizard. */
import { type LinkedQuote, linkedQuoteOf, type QuotedParts, quoteFragment } from '../domain/quote-link.ts';
import { withSafeWords } from '../domain/read-quote-link.ts';
import { EMPTY_CONTACT, EMPTY_DRAFT, type WizardDraft } from '../domain/wizard/draft.ts';
import { loadDraft, saveDraft } from './draft-store.ts';
import { confirmedBooking, sentQuote } from './quote-results.ts';
import { setQuoteAside } from './set-aside-quote.ts';

/** Returns the draft that `parts` would overwrite; null if there is none, or it is the same quote. */
export function draftInTheWay(parts: QuotedParts): WizardDraft | null {
  const draft = loadDraft();
  if (!draft || isSame(draft, parts)) return null;
  const isBegun = draft.city || draft.show || draft.boothSize || draft.extras.length > 0;
  return isBegun ? draft : null;
}

/**
 * Stores `parts` as the wizard's draft, at the meeting step or at the first choice. Keeps the contact details, and
 * everything if it is the same quote.
 * @returns false if storage is blocked
 */
export function carryQuote(parts: QuotedParts, to: 'change' | 'meeting'): boolean {
  const present = loadDraft();
  const draft =
    present && isSame(present, parts)
      ? present
      : { ...EMPTY_DRAFT, ...parts, contact: present?.contact ?? EMPTY_CONTACT };
  if (draft !== present || confirmedBooking.load() || sentQuote.load()) setQuoteAside();
  saveDraft({ ...draft, meeting: to === 'change' ? draft.meeting : (draft.meeting ?? openMeeting()) });
  // A confirmation of an earlier quote would hide it
  confirmedBooking.drop();
  sentQuote.drop();
  return loadDraft() !== null;
}

/** No time chosen yet, in the browser's zone. */
function openMeeting(): NonNullable<WizardDraft['meeting']> {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, day: null, slot: null };
}

function isSame(draft: QuotedParts, parts: QuotedParts): boolean {
  return fragmentOf(linkedQuoteOf(draft)) === fragmentOf(linkedQuoteOf(parts));
}

function fragmentOf(quote: LinkedQuote | null): string | null {
  return quote && quoteFragment(withSafeWords(quote));
}
