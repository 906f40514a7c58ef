import { alternativesTo, slotObstacle } from '../../../components/meeting-time/meeting-choice.ts';
import type { AlternativeSlot } from '../../../domain/schemas/refusal-answer.ts';
import type { ChosenMeeting, WizardDraft } from '../../../domain/wizard/draft.ts';
import type { SubmissionFailure, WizardState } from '../../../domain/wizard/reducer.ts';
import { createBookingOf } from '../../../domain/wizard/request.ts';
import { firstIncompleteStep, type Step } from '../../../domain/wizard/steps.ts';
import type { ZonedDay } from '../../../domain/zoned-days.ts';

/** An obstacle to the booking. */
export type Obstacle =
  | { readonly kind: 'failure'; readonly failure: SubmissionFailure }
  /** An earlier step still lacks something. */
  | { readonly kind: 'incomplete'; readonly step: Step }
  /** The page was left while the booking was under way: it may be stored already. */
  | { readonly kind: 'interrupted' }
  /** The lists say that the chosen slot is gone. */
  | {
      readonly kind: 'slot-gone';
      readonly why: 'past' | 'booked';
      readonly alternatives: readonly AlternativeSlot[];
    };

/** The first obstacle of the wizard's state and lists, or null; `meeting` and `days` are in the same zone. */
export function obstacleOf(
  { draft, submission }: WizardState,
  meeting: ChosenMeeting,
  days: readonly ZonedDay[],
  now: Date,
): Obstacle | null {
  if (submission.status === 'failed') return { kind: 'failure', failure: submission.failure };
  if (submission.status !== 'idle') return null;
  const step = firstIncompleteStep(draft);
  if (step !== null) return { kind: 'incomplete', step };
  // An attempt of this very booking may be why the slot is booked, so it comes before that
  if (wasAttempted(draft)) return { kind: 'interrupted' };
  const why = slotObstacle(meeting.slot, days, now);
  if (meeting.slot && why)
    return { kind: 'slot-gone', why, alternatives: alternativesTo(meeting.slot, days) };
  return null;
}

/** True if the draft's booking, as it is now, was sent without an answer being kept. */
function wasAttempted(draft: WizardDraft): boolean {
  const { quote, booking } = draft.intents;
  if (!booking || !quote?.submissionId) return false;
  return booking.body === JSON.stringify(createBookingOf(draft, quote.submissionId));
}
