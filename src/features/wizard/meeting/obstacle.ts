import { alternativesTo, slotObstacle } from '../../../components/meeting-time/meeting-choice.ts';
import type { AlternativeSlot } from '../../../domain/schemas/refusal-answer.ts';
import type { ZonedDay } from '../../../domain/time/zoned-days.ts';
import { asksFor } from '../../../domain/visitor/intent.ts';
import type { ChosenMeeting, WizardDraft } from '../../../domain/wizard/draft.ts';
import type { SubmissionFailure, WizardState } from '../../../domain/wizard/reducer.ts';
import { createBookingOf } from '../../../domain/wizard/request.ts';
import { firstIncompleteStep, type Step } from '../../../domain/wizard/steps.ts';

/** A reason why the meeting cannot be booked. */
export type Obstacle =
  | SubmissionFailure
  | { readonly kind: 'incomplete'; readonly step: Step }
  /** The page was closed during the booking, which may have been stored. */
  | { readonly kind: 'interrupted' }
  | {
      readonly kind: 'slot-gone';
      readonly why: 'past' | 'booked';
      readonly alternatives: readonly AlternativeSlot[];
    };

/** Returns the first obstacle to booking; null for none. `meeting` and `days` are in the same zone. */
export function obstacleOf(
  { draft, submission }: WizardState,
  meeting: ChosenMeeting,
  days: readonly ZonedDay[],
  now: Date,
): Obstacle | null {
  if (submission.status === 'failed') return submission.failure;
  if (submission.status !== 'idle') return null;
  const step = firstIncompleteStep(draft);
  if (step !== null) return { kind: 'incomplete', step };
  // Checked first, because an earlier attempt at this booking may have taken the slot
  if (wasAttempted(draft)) return { kind: 'interrupted' };
  const why = slotObstacle(meeting.slot, days, now);
  if (meeting.slot && why)
    return { kind: 'slot-gone', why, alternatives: alternativesTo(meeting.slot, days, meeting.timeZone) };
  return null;
}

/** True if the draft's booking was sent unchanged and its response is unknown. */
function wasAttempted(draft: WizardDraft): boolean {
  const { quote, booking } = draft.intents;
  if (!booking || !quote?.submissionId) return false;
  return asksFor(booking, createBookingOf(draft, quote.submissionId));
}
