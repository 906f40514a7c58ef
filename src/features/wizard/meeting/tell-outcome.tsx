import type { Availability } from '../../../components/meeting-time/use-availability.ts';
import { toast } from '../../../components/toast-store.ts';
import { formatMeeting } from '../../../domain/format-time.ts';
import { bookingMessages } from '../../../domain/messages/booking.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { fetchAvailability } from '../../../lib/availability-client.ts';
import { withWait } from '../../../lib/submission/failure-message.ts';
import type { BookingOutcome } from './book-meeting.ts';
import { isSlotGone } from './submission-failure.ts';

/** Says in a toast how the booking of `draft` ended, and brings the lists up to date with it. */
export function tellOutcome(
  outcome: BookingOutcome,
  draft: WizardDraft,
  availability: Pick<Availability, 'markBooked' | 'refresh'>,
): void {
  const { successTitle, successText, failedTitle, failedText } = bookingMessages;
  if (outcome.status === 'confirmed') {
    const { starts_at, time_zone } = outcome.booking;
    const description = (
      <>
        <span className="block">{successText}</span>
        <span className="mt-1 block">{formatMeeting(new Date(starts_at), time_zone)}</span>
      </>
    );
    toast({ variant: 'success', title: successTitle, description });
    // This step is gone by now; the next quote finds the renewed list in the browser's cache
    void fetchAvailability({ fresh: true });
    return;
  }
  // The screen says what is left to do
  if (outcome.status === 'pending') return;
  const { failure } = outcome;
  toast({ variant: 'destructive', title: failedTitle, description: withWait(failedText, failure) });
  if (!isSlotGone(failure)) return;
  if (failure.kind === 'refused' && failure.code === 'slot-taken' && draft.meeting?.slot)
    availability.markBooked(draft.meeting.slot.startsAt);
  void availability.refresh({ fresh: true });
}
