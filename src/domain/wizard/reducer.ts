import type { MeetingQuote } from '../booking/calendar.ts';
import type { BoothSize } from '../quote/catalogue.ts';
import type { PriceTable } from '../quote/pricing.ts';
import type { QuotedParts } from '../quote/quote-link.ts';
import type { BookingReceipt } from '../schemas/booking-answer.ts';
import type { ContactDetails } from '../schemas/contact-fields.ts';
import type { CustomRequest } from '../schemas/custom-request.ts';
import type { AlternativeSlot } from '../schemas/refusal-answer.ts';
import type { City } from '../show/cities.ts';
import {
  type ChosenExtra,
  type ChosenMeeting,
  type ChosenShow,
  EMPTY_DRAFT,
  type PreferredTimes,
  type SelectedDesign,
  type WizardDraft,
} from './draft.ts';
import { meetingQuoteOf } from './request.ts';
import { restoredStep, type Step } from './steps.ts';

/** Reason why the last submission ended without a booking. */
export type SubmissionFailure =
  | { readonly kind: 'slot-taken'; readonly alternatives: readonly AlternativeSlot[] }
  /** The server refused the request or is busy; `fields` has messages by payload path. */
  | { readonly kind: 'refused'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** The quote without a meeting could not be sent. */
  | { readonly kind: 'not-sent'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** The outcome is unknown, so a retry makes sense; `text` is the result's message, or when to retry. */
  | { readonly kind: 'unavailable'; readonly text?: string };

/** A booking and its quote, for the calendar entry and sharing. The draft is already deleted. */
export interface ConfirmedBooking extends BookingReceipt {
  readonly quote: MeetingQuote;
  readonly quoted: QuotedParts;
  /** The total on the page, if the prices had changed since it was opened. */
  readonly shownTotal?: number;
}

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly failure: SubmissionFailure }
  /** `isRestored`: confirmed before this page was loaded. */
  | { readonly status: 'confirmed'; readonly booking: ConfirmedBooking; readonly isRestored?: true }
  /** The visitor has to confirm by mail, and the slot is held until then; the draft is kept. */
  | { readonly status: 'pending'; readonly pending: PendingBooking; readonly isRestored?: true }
  /** The quote was sent, and the team arranges a time; `isRestored` as above. */
  | { readonly status: 'sent'; readonly sent: SentQuote; readonly isRestored?: true };

/** A submission that has its own screen. */
export type QuoteResult = Extract<Submission, { status: 'confirmed' | 'pending' | 'sent' }>;

export function isResult(submission: Submission): submission is QuoteResult {
  return isDone(submission) || submission.status === 'pending';
}

/** True if the quote was sent, with or without a meeting. */
export function isDone(
  submission: Submission,
): submission is Extract<Submission, { status: 'confirmed' | 'sent' }> {
  return submission.status === 'confirmed' || submission.status === 'sent';
}

/** True during and after a submission, when nothing may replace it without asking. */
export function isSentOrSubmitting(submission: Submission): boolean {
  return submission.status === 'submitting' || isDone(submission);
}

/** A booking that awaits confirmation by mail to `email`, with its start and its release as instants in UTC. */
export interface PendingBooking {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly until: string;
  readonly email: string;
}

/** A quote sent without a meeting, for the final screen. The draft is already deleted. */
export interface SentQuote {
  readonly show: string;
  readonly email: string;
  readonly preferredTimes: readonly string[];
}

export interface WizardState {
  readonly step: Step;
  readonly draft: WizardDraft;
  readonly submission: Submission;
}

export type WizardAction =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; step: Step }
  | { type: 'startOver' }
  /** Replaces the draft or a confirmation. */
  | { type: 'replaceDraft'; draft: WizardDraft; step: Step; submission?: Submission }
  | { type: 'setCity'; city: City | null }
  | { type: 'setPrices'; prices: PriceTable | undefined }
  | { type: 'setShow'; show: ChosenShow | null }
  | { type: 'setBoothSize'; boothSize: BoothSize }
  | { type: 'selectDesign'; design: SelectedDesign }
  | { type: 'setCustomDesign'; customDesign: CustomRequest }
  | { type: 'setExtra'; extra: ChosenExtra; maxQuantity: number }
  | { type: 'setMeeting'; meeting: ChosenMeeting }
  | { type: 'setPreferredTimes'; preferredTimes: PreferredTimes }
  | { type: 'setContact'; contact: ContactDetails }
  | { type: 'setIntents'; intents: Partial<WizardDraft['intents']> }
  | { type: 'submit' }
  | { type: 'fail'; failure: SubmissionFailure }
  | { type: 'confirm'; booking: BookingReceipt }
  | { type: 'pend'; until: string }
  | { type: 'sent'; preferredTimes: readonly string[] };

const IDLE: Submission = { status: 'idle' };

/** Returns the initial state: empty, at `step`, or at the next step of a saved draft. */
export function initialWizard(draft: WizardDraft | null, step: Step = draft ? restoredStep(draft) : 1) {
  return { step, draft: draft ?? EMPTY_DRAFT, submission: IDLE };
}

function change(state: WizardState, changes: Partial<WizardDraft>): WizardState {
  return { ...state, draft: { ...state.draft, ...changes } };
}

/** Returns the extras with the quantity of `extra` clamped to 0 and `maxQuantity`; 0 removes it. Keeps the order. */
function withExtra(extras: readonly ChosenExtra[], extra: ChosenExtra, maxQuantity: number): ChosenExtra[] {
  const quantity = Math.min(Math.max(0, Math.trunc(extra.quantity) || 0), maxQuantity);
  const { spots } = extras.find((chosen) => chosen.id === extra.id) ?? {};
  const bounded = { ...(spots && { spots }), ...extra, quantity };
  if (quantity === 0) return extras.filter((chosen) => chosen.id !== extra.id);
  return extras.some((chosen) => chosen.id === extra.id)
    ? extras.map((chosen) => (chosen.id === extra.id ? bounded : chosen))
    : [...extras, bounded];
}

/** Returns the state after `action`. Pure. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'next':
      return { ...state, step: Math.min(5, state.step + 1) as Step };
    case 'back':
      return { ...state, step: Math.max(1, state.step - 1) as Step, submission: IDLE };
    case 'goTo':
      return { ...state, step: action.step, submission: IDLE };
    case 'startOver':
      return initialWizard(null);
    case 'replaceDraft':
      return { step: action.step, draft: action.draft, submission: action.submission ?? IDLE };
    case 'setCity':
      return change(state, { city: action.city });
    case 'setPrices':
      return change(state, { prices: action.prices });
    case 'setShow':
      return change(state, { show: action.show });
    case 'setBoothSize':
      return action.boothSize === state.draft.boothSize
        ? state
        : change(state, { boothSize: action.boothSize, selectedDesign: null, customDesign: null });
    case 'selectDesign':
      return change(state, {
        selectedDesign: action.design,
        // Another floor plan
        ...(action.design.title !== state.draft.selectedDesign?.title && {
          extras: state.draft.extras.map(({ spots: _, ...extra }) => extra),
        }),
      });
    case 'setCustomDesign':
      return change(state, { boothSize: 'custom', customDesign: action.customDesign, selectedDesign: null });
    case 'setExtra':
      return change(state, { extras: withExtra(state.draft.extras, action.extra, action.maxQuantity) });
    case 'setMeeting':
      return { ...change(state, { meeting: action.meeting }), submission: IDLE };
    case 'setPreferredTimes':
      return change(state, { preferredTimes: action.preferredTimes });
    case 'setContact':
      return change(state, { contact: action.contact });
    case 'setIntents':
      return change(state, { intents: { ...state.draft.intents, ...action.intents } });
    case 'submit':
      return { ...state, submission: { status: 'submitting' } };
    case 'fail':
      return { ...state, submission: { status: 'failed', failure: action.failure } };
    case 'confirm': {
      const { city, show, boothSize, selectedDesign, extras, prices } = state.draft;
      const quoted = { city, show, boothSize, selectedDesign, extras, ...(prices && { prices }) };
      const shown = meetingQuoteOf(state.draft);
      const shownTotal = shown.estimatedTotal;
      const { total = shownTotal } = state.draft.intents.quote ?? {};
      const quote = { ...shown, estimatedTotal: total };
      const booking = { ...action.booking, quote, quoted, ...(total !== shownTotal && { shownTotal }) };
      return { step: 5, draft: EMPTY_DRAFT, submission: { status: 'confirmed', booking } };
    }
    case 'pend': {
      const { meeting, contact } = state.draft;
      if (!meeting?.slot) return state;
      const { startsAt } = meeting.slot;
      const pending = { startsAt, timeZone: meeting.timeZone, until: action.until, email: contact.email };
      return { ...state, submission: { status: 'pending', pending } };
    }
    case 'sent': {
      const { show, contact } = state.draft;
      const sent = { show: show?.name ?? '', email: contact.email, preferredTimes: action.preferredTimes };
      return { step: 5, draft: EMPTY_DRAFT, submission: { status: 'sent', sent } };
    }
  }
}
