import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { useAnnouncer } from '../../components/LiveRegion.tsx';
import { useFormToasts } from '../../components/use-form-toasts.ts';
import { acceptedAnswerSchema } from '../../domain/schemas/booking-answer.ts';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';
import { replyText } from '../../lib/api-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';
import { submitIntent } from '../../lib/submission/submit-intent.ts';
import { MESSAGE_FIELDS, type MessageField } from './ContactFields.tsx';
import { contactFormMessages } from './contact-form-messages.ts';
import { useContactForm } from './use-contact-form.ts';

/** Duration of the thank-you screen in ms. */
const THANKS_MS = 3000;

export type SendState =
  /** Prerendered and not hydrated: nothing can be sent yet. */
  | { readonly status: 'starting' }
  | { readonly status: 'idle' }
  /** The page was closed while this message was being sent; it may have arrived. */
  | { readonly status: 'interrupted' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  /** The thank-you screen has ended, and the form is empty again. */
  | { readonly status: 'received' }
  /** `text` is null if it stands next to a field. */
  | { readonly status: 'failed'; readonly title: string; readonly text: string | null };

/** Drives the contact form and its submission: messages, toasts, focus and announcements. */
export function useSendMessage() {
  const [state, setState] = useState<SendState>({ status: 'starting' });
  const { form, intent, setIntent, clear } = useContactForm((wasTried) =>
    setState({ status: wasTried ? 'interrupted' : 'idle' }),
  );
  const { message: announcement, announce } = useAnnouncer();
  const { showToast, dismissToasts } = useFormToasts();
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const thanksRef = useRef<HTMLHeadingElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (state.status !== 'sent') return;
    const timer = setTimeout(() => {
      const hadFocus = thanksRef.current?.parentElement?.contains(document.activeElement);
      flushSync(() => setState({ status: 'received' }));
      if (hadFocus) headingRef.current?.focus({ preventScroll: true });
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  /** Renders the state synchronously, so that the focus can move into it. */
  function show(next: SendState) {
    flushSync(() => setState(next));
  }
  function focusField(field: MessageField | undefined) {
    const control = formRef.current?.elements.namedItem(field ?? '');
    if (control instanceof HTMLElement) moveToMiddle(control);
  }

  function tellInvalid(errors: FieldErrors<ContactMessage>) {
    const first = MESSAGE_FIELDS.find((field) => errors[field]);
    setState({ status: 'idle' });
    showToast({
      variant: 'destructive',
      title: contactFormMessages.invalidTitle,
      description: (first && errors[first]?.message) ?? '',
    });
    focusField(first);
  }

  /** Resolves to true if the message was accepted. */
  async function send(message: ContactMessage): Promise<boolean> {
    setState({ status: 'sending' });
    announce('Sending...');
    const outcome = await submitIntent({
      path: '/api/send-contact-email',
      isLead: true,
      body: message,
      answerSchema: acceptedAnswerSchema,
      lastIntent: intent.current,
      keepIntent: setIntent,
      dropIntent: () => setIntent(null),
    });
    if (outcome.kind === 'done') return true;
    tellFailure(outcome);
    return false;
  }

  function sayThanks() {
    clear();
    show({ status: 'sent' });
    moveToMiddle(thanksRef.current);
    announce(`${contactFormMessages.sentTitle}. ${contactFormMessages.sentText}`);
  }

  function tellFailure(failure: Failure) {
    const { failedTitle, failedText, keptTitle, notSentTitle, retryText } = contactFormMessages;
    console.error(`Error sending the contact message: ${replyText(failure)}`);
    const fields = failure.kind === 'refused' ? failure.fields : {};
    const refused = MESSAGE_FIELDS.filter((field) => fields[field]);
    const text = failureMessage(failure, retryText);
    show({
      status: 'failed',
      title: failure.kind === 'unanswered' ? keptTitle : notSentTitle,
      text: refused.some((field) => fields[field] === text) ? null : text,
    });
    showToast({ variant: 'destructive', title: failedTitle, description: failedText });
    for (const field of refused) form.setError(field, { type: 'server', message: fields[field] ?? '' });
    if (refused[0]) focusField(refused[0]);
    else moveToMiddle(noticeRef.current);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    // Hides the previous result
    dismissToasts();
    try {
      let isTaken = false;
      await form.handleSubmit(async (message) => {
        isTaken = await send(message);
      }, tellInvalid)();
      // Only now: a form that is reset during its submission would keep validating on every key
      if (isTaken) sayThanks();
    } finally {
      isSending.current = false;
    }
  }
  return { form, state, submit, announcement, formRef, headingRef, noticeRef, thanksRef };
}
