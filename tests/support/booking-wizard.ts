import { vi } from 'vitest';
import { parseDraft, type WizardDraft } from '../../src/domain/wizard/draft.ts';
import {
  initialWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../src/domain/wizard/reducer.ts';
import { type BookingOutcome, bookMeeting } from '../../src/features/wizard/meeting/book-meeting.ts';
import { RECEIPT } from './booking-receipt.ts';
import { type FakeReply, fakeFetch, json, type SentRequest } from './fake-fetch.ts';
import { completeDraft } from './wizard-drafts.ts';

export const quoted = json(201, { success: true, quote_submission_id: 'q1' });
export const booked = json(201, { success: true, booking: RECEIPT });

/** A wizard at its last step, with its server. */
export interface BookingWizard {
  state: WizardState;
  readonly dispatch: (action: WizardAction) => void;
  readonly sent: readonly SentRequest[];
  /** The draft that a reload would have found at the time of each request in `sent`. */
  readonly storedAtSending: readonly WizardDraft[];
  /** Presses the button, and advances the fake clock until it is done. */
  readonly book: () => Promise<BookingOutcome>;
  readonly reloadedDraft: () => WizardDraft;
  readonly sentTo: (path: string) => readonly SentRequest[];
  /** Returns the distinct keys sent to `path`. */
  readonly keysSentTo: (path: string) => ReadonlySet<string>;
}

/** Creates a wizard with a complete draft, or the `start`, whose server gives `replies` in turn. Needs fake timers. */
export function bookingWizard(
  replies: readonly FakeReply[],
  start: WizardState = initialWizard(completeDraft()),
): BookingWizard {
  const storedAtSending: WizardDraft[] = [];
  const { fetch, sent } = fakeFetch(replies, () => storedAtSending.push(wizard.state.draft));
  const wizard: BookingWizard = {
    state: start,
    sent,
    storedAtSending,
    dispatch: (action) => {
      wizard.state = wizardReducer(wizard.state, action);
    },
    book: async () => {
      const outcome = bookMeeting(wizard.state.draft, wizard.dispatch);
      await vi.runAllTimersAsync();
      return outcome;
    },
    reloadedDraft: () => parseDraft(JSON.stringify(wizard.state.draft)),
    sentTo: (path) => sent.filter((request) => request.path === path),
    keysSentTo: (path) => new Set(wizard.sentTo(path).map(({ key }) => key)),
  };
  vi.stubGlobal('fetch', fetch);
  return wizard;
}
