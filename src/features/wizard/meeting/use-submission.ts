import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../../components/toast-store.ts';
import { messages } from '../../../domain/messages.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { postJson } from '../../../lib/api-client.ts';
import { fetchAvailability } from '../../../lib/availability-client.ts';
import { type BookingOutcome, bookMeeting } from './book-meeting.ts';
import { isSlotGone } from './submission-failure.ts';
import type { Availability } from './use-availability.ts';

/**
 * A function that submits the draft with what belongs around it: toasts, and lists that follow the outcome.
 * It answers null if a submission is under way already.
 */
export function useSubmission(
  dispatch: Dispatch<WizardAction>,
  availability: Pick<Availability, 'markBooked' | 'refresh'>,
): (draft: WizardDraft) => Promise<BookingOutcome | null> {
  const isRunning = useRef(false);

  return async function submit(draft) {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      const outcome = await bookMeeting(draft, {
        post: postJson,
        // Rendered at once: focus moves to what the outcome shows
        dispatch: (action) => flushSync(() => dispatch(action)),
        newKey: () => crypto.randomUUID(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        log: (error) => console.error(error),
      });
      follow(outcome, draft);
      return outcome;
    } catch (error) {
      // A fault of our own must not leave the visitor with a button that turns for ever
      console.error(error);
      dispatch({ type: 'fail', failure: { kind: 'unavailable' } });
      return null;
    } finally {
      isRunning.current = false;
    }
  };

  function follow(outcome: BookingOutcome, draft: WizardDraft): void {
    const { successTitle, successText, failedTitle, failedText } = messages.booking;
    if (outcome.status === 'confirmed') {
      toast({ variant: 'success', title: successTitle, description: successText });
      // This step is gone by now; the next quote finds the renewed list in the browser's cache
      void fetchAvailability({ fresh: true });
      return;
    }
    toast({ variant: 'destructive', title: failedTitle, description: failedText });
    if (!isSlotGone(outcome.answer)) return;
    if (outcome.answer.code === 'slot-taken' && draft.meeting?.slot)
      availability.markBooked(draft.meeting.slot.startsAt);
    void availability.refresh({ fresh: true });
  }
}
