/** Carries a quote that was passed on into the wizard, whose draft is kept in this browser. */
import { type LinkedQuote, linkedQuoteOf, type QuotedParts, quoteFragment } from '../domain/quote-link.ts';
import { withSafeWords } from '../domain/read-quote-link.ts';
import { EMPTY_CONTACT, EMPTY_DRAFT, type WizardDraft } from '../domain/wizard/draft.ts';
import { dropConfirmedBooking, loadConfirmedBooking } from './confirmed-booking-store.ts';
import { loadDraft, saveDraft } from './draft-store.ts';
import { dropSentQuote, loadSentQuote } from './sent-quote-store.ts';
import { setQuoteAside } from './set-aside-quote.ts';

/** The quote that is being made in this browser and would be lost to `parts`; null if there is none, or it is the same. */
export function draftInTheWay(parts: QuotedParts): WizardDraft | null {
  const draft = loadDraft();
  if (!draft || isSame(draft, parts)) return null;
  const isBegun = draft.city || draft.show || draft.boothSize || draft.extras.length > 0;
  return isBegun ? draft : null;
}

/**
 * Makes `parts` the wizard's draft, at the meeting or where the choice can be changed. Contact details stay; of the same
 * quote, all does.
 * @returns false if this browser stores nothing
 */
export function carryQuote(parts: QuotedParts, to: 'change' | 'meeting'): boolean {
  const present = loadDraft();
  const draft =
    present && isSame(present, parts)
      ? present
      : { ...EMPTY_DRAFT, ...parts, contact: present?.contact ?? EMPTY_CONTACT };
  if (draft !== present || loadConfirmedBooking(new Date()) || loadSentQuote()) setQuoteAside();
  saveDraft({ ...draft, meeting: to === 'change' ? draft.meeting : (draft.meeting ?? openMeeting()) });
  // A confirmation of an earlier quote would hide it
  dropConfirmedBooking();
  dropSentQuote();
  return loadDraft() !== null;
}

/** No time chosen yet, in the browser's own zone. */
function openMeeting(): NonNullable<WizardDraft['meeting']> {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, day: null, slot: null };
}

function isSame(draft: QuotedParts, parts: QuotedParts): boolean {
  return fragmentOf(linkedQuoteOf(draft)) === fragmentOf(linkedQuoteOf(parts));
}

function fragmentOf(quote: LinkedQuote | null): string | null {
  return quote && quoteFragment(withSafeWords(quote));
}
