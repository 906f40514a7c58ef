import { type Dispatch, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import type { Availability } from '../../../components/meeting-time/use-availability.ts';
import { toast } from '../../../components/toast-store.ts';
import { useFormToasts } from '../../../components/use-form-toasts.ts';
import { bookingMessages } from '../../../domain/messages/booking.ts';
import { meetingMessages } from '../../../domain/messages/meeting.ts';
import { CONTACT_FIELDS, type ContactDetails, contactKeys } from '../../../domain/schemas/contact-fields.ts';
import type { ChosenMeeting, WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { quoteAloneOf } from '../../../domain/wizard/request.ts';
import { firstIncompleteStep } from '../../../domain/wizard/steps.ts';
import { fetchAvailability } from '../../../lib/availability-client.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import { failureMessage, NOT_SENT } from '../../../lib/submission/failure-message.ts';
import type { Failure } from '../../../lib/submission/outcome.ts';
import { type BookingOutcome, bookMeeting, isSlotGone, sendQuote } from './book-meeting.ts';
import type { ContactDetailsForm } from './ContactCard.tsx';
import { preferredLines } from './LaterCard.tsx';
import { contactKeyOf } from './payload-path.ts';

/** Sends a complete draft and updates the state through `dispatch`. */
type Send = (
  complete: WizardDraft & { meeting: ChosenMeeting },
  dispatch: Dispatch<WizardAction>,
) => Promise<Failure | null>;

/** Submits the meeting form: reports and focuses missing parts, books, or sends the quote alone. Render its `alert`. */
export function useMeetingSubmit(options: {
  draft: WizardDraft;
  meeting: ChosenMeeting;
  dispatch: Dispatch<WizardAction>;
  availability: Availability;
  form: ContactDetailsForm;
  /** True if the team calls visitors. Only a booking needs the number then, as on the server. */
  needsPhone: boolean;
  noticeRef: RefObject<HTMLElement | null>;
  announce: (text: string) => void;
}) {
  const { draft, meeting, dispatch, availability, form, needsPhone, noticeRef, announce } = options;
  const [isAlertOpen, setAlertOpen] = useState(false);
  const isBooking = useRef(false);
  const { showToast } = useFormToasts();

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!meeting.day || !meeting.slot) {
      setAlertOpen(true);
      await form.trigger();
      reportPhone(form, needsPhone);
      return;
    }
    await form.handleSubmit(async (contact) => {
      if (!reportPhone(form, needsPhone)) return send(contact, 'Booking your meeting...', book);
      form.setFocus('phone');
      announce(bookingMessages.phoneNeeded);
    }, reportMissing)(event);
  }
  async function handleLater(event: SubmitEvent) {
    event.preventDefault();
    await form.handleSubmit(
      (contact) => send(contact, 'Sending your quote...', sendQuoteAlone),
      reportMissing,
    )(event);
  }

  function reportMissing(errors: FieldErrors<ContactDetails>) {
    const typed = form.getValues();
    if (contactKeys().some((key) => CONTACT_FIELDS[key].required !== null && !typed[key]?.trim())) {
      showToast({
        variant: 'destructive',
        title: meetingMessages.missingContactTitle,
        description: meetingMessages.missingContactText,
      });
    }
    announce(Object.values(errors)[0]?.message ?? '');
  }

  async function send(contact: ContactDetails, saying: string, sendNow: Send) {
    // A submission is already in progress
    if (isBooking.current) return;
    if (firstIncompleteStep(draft) !== null) {
      showToast({
        variant: 'destructive',
        title: meetingMessages.missingStepsTitle,
        description: meetingMessages.missingStepsText,
      });
      moveToMiddle(noticeRef.current);
      return;
    }
    // Stored as sent (trimmed), so that a retry after a reload is the same request
    dispatch({ type: 'setContact', contact });
    dispatch({ type: 'setMeeting', meeting });
    announce(saying);
    isBooking.current = true;
    try {
      // Rendered synchronously, so that the focus can move to the outcome
      const failure = await sendNow({ ...draft, contact, meeting }, (action) =>
        flushSync(() => dispatch(action)),
      );
      if (failure) moveToFailure(failure);
    } catch (error) {
      // A bug here must not leave the button spinning forever
      console.error(error);
      dispatch({ type: 'fail', failure: { kind: 'unavailable' } });
    } finally {
      isBooking.current = false;
    }
  }

  async function book(...[complete, apply]: Parameters<Send>) {
    const outcome = await bookMeeting(complete, apply);
    showOutcome(outcome, complete, availability);
    return outcome.status === 'failed' ? outcome.failure : null;
  }

  /** Moves the focus to the first refused contact field, or else to the notice. */
  function moveToFailure(failure: Failure) {
    const fields = failure.kind === 'refused' ? failure.fields : {};
    const refused = Object.entries(fields).flatMap(([path, text]) => {
      const field = contactKeyOf(path);
      return field ? [{ field, text }] : [];
    });
    for (const { field, text } of refused) form.setError(field, { type: 'server', message: text });
    if (refused[0]) form.setFocus(refused[0].field);
    else moveToMiddle(noticeRef.current);
  }

  const alert = (
    <AlertDialog
      open={isAlertOpen}
      onClose={() => setAlertOpen(false)}
      title={meetingMessages.dateAndTimeRequired}
    />
  );
  return { handleSubmit, handleLater, alert };
}

/** Marks a phone number that is needed but missing; true if it is. */
function reportPhone(form: ContactDetailsForm, needsPhone: boolean): boolean {
  const isMissing = needsPhone && !form.getValues('phone')?.trim();
  if (isMissing) form.setError('phone', { type: 'required', message: bookingMessages.phoneNeeded });
  return isMissing;
}

/** Shows the outcome of the booking in a toast, and updates the offered times. */
function showOutcome(outcome: BookingOutcome, draft: WizardDraft, availability: Availability): void {
  const { successTitle, successText, failedTitle, failedText } = bookingMessages;
  if (outcome.status === 'confirmed') {
    toast({ variant: 'success', title: successTitle, description: successText });
    // This step has unmounted; the refreshed list stays in the browser's cache for the next quote
    void fetchAvailability({ fresh: true });
    return;
  }
  // The confirmation screen explains what to do
  if (outcome.status === 'pending') return;
  const { failure } = outcome;
  toast({ variant: 'destructive', title: failedTitle, description: failedText });
  if (!isSlotGone(failure)) return;
  if (failure.kind === 'refused' && failure.code === 'slot-taken' && draft.meeting?.slot)
    availability.markBooked(draft.meeting.slot.startsAt);
  void availability.refresh({ fresh: true });
}

/**
 * Sends the draft's quote without a meeting; the preferred times are in the meeting's zone. First saves the
 * idempotency key in the draft. Logs failures.
 * @throws Error if the draft lacks city, show or size
 */
async function sendQuoteAlone(
  draft: WizardDraft & { meeting: ChosenMeeting },
  dispatch: Dispatch<WizardAction>,
): Promise<Failure | null> {
  const quote = quoteAloneOf(draft);
  if (!quote) throw new Error('The draft is not complete');
  const preferred = preferredLines(draft.preferredTimes, draft.meeting.timeZone, new Date());
  dispatch({ type: 'submit' });
  const outcome = await sendQuote(draft, { ...quote, preferred_times: preferred }, dispatch);
  if (outcome.kind === 'done') {
    dispatch({ type: 'sent', preferredTimes: preferred });
    return null;
  }
  const text = failureMessage(outcome, NOT_SENT);
  const fields = outcome.kind === 'refused' ? outcome.fields : {};
  dispatch({ type: 'fail', failure: { kind: 'not-sent', text, fields } });
  return outcome;
}
