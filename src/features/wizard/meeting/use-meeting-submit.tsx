import { type Dispatch, type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { toast } from '../../../components/toast-store.ts';
import { messages } from '../../../domain/messages.ts';
import type { ContactDetails } from '../../../domain/schemas/contact-details.ts';
import type { ChosenMeeting, WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { firstIncompleteStep, STEPS } from '../../../domain/wizard/steps.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import { contactDetailsFieldOf } from './submission-failure.ts';
import type { Availability } from './use-availability.ts';
import type { ContactDetailsForm } from './use-contact-details-form.ts';
import { useSubmission } from './use-submission.ts';

export interface MeetingSubmitOptions {
  draft: WizardDraft;
  meeting: ChosenMeeting;
  dispatch: Dispatch<WizardAction>;
  availability: Availability;
  form: ContactDetailsForm;
  noticeRef: RefObject<HTMLElement | null>;
  announce: (text: string) => void;
}

/**
 * What submitting the meeting form does: says what is missing and moves the focus there (specification section 5,
 * 'Wizard final step'), or sends the draft. `alert` is to be rendered beside the form.
 */
export function useMeetingSubmit(options: MeetingSubmitOptions): {
  handleSubmit: (event: SubmitEvent) => Promise<void>;
  alert: ReactNode;
} {
  const { draft, meeting, dispatch, availability, form, noticeRef, announce } = options;
  const [isAlertOpen, setAlertOpen] = useState(false);
  const submit = useSubmission(dispatch, availability);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!meeting.day || !meeting.slot) {
      setAlertOpen(true);
      await form.trigger();
      return;
    }
    await form.handleSubmit(send, sayWhatIsMissing)(event);
  }

  function sayWhatIsMissing(errors: FieldErrors<ContactDetails>) {
    const { name, company, email } = form.getValues();
    if (![name, company, email].every((text) => text.trim())) {
      toast({
        variant: 'destructive',
        title: messages.meeting.missingContactTitle,
        description: messages.meeting.missingContactText,
      });
    }
    announce(Object.values(errors)[0]?.message ?? '');
  }

  async function send(contact: ContactDetails) {
    const step = firstIncompleteStep(draft);
    if (step !== null) {
      const name = STEPS.find((entry) => entry.step === step)?.name;
      toast({
        variant: 'destructive',
        title: messages.meeting.missingStepsTitle,
        description: (
          <>
            {messages.meeting.missingStepsText}{' '}
            <button
              type="button"
              onClick={() => dispatch({ type: 'goTo', step })}
              className="focus-ring min-h-6 rounded-sm font-medium text-brand underline underline-offset-4"
            >
              Go to {name}
            </button>
          </>
        ),
      });
      moveToMiddle(noticeRef.current);
      return;
    }
    // Trimmed as it is sent, so that the stored draft and a retry after a reload agree
    dispatch({ type: 'setContact', contact });
    dispatch({ type: 'setMeeting', meeting });
    announce('Booking your meeting...');
    const outcome = await submit({ ...draft, contact, meeting });
    if (outcome?.status !== 'failed') return;
    const refused = Object.entries(outcome.answer.fields).flatMap(([path, text]) => {
      const field = contactDetailsFieldOf(path);
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
      title={messages.meeting.dateAndTimeRequired}
    />
  );
  return { handleSubmit, alert };
}
