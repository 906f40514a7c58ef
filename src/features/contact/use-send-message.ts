import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { dismissToast, toast } from '../../components/toast-store.ts';
import { EMPTY_MESSAGE } from '../../domain/contact-draft.ts';
import type { Intent } from '../../domain/intent.ts';
import { contactFormMessages } from '../../domain/messages/contact.ts';
import { acceptedAnswerSchema } from '../../domain/schemas/booking-answer.ts';
import { type ContactMessage, contactMessageSchema } from '../../domain/schemas/contact-message.ts';
import { replyText } from '../../lib/api-client.ts';
import { loadContactDraft, saveContactDraft } from '../../lib/contact-draft-store.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage, withWait } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';
import { submitIntent } from '../../lib/submission/submit-intent.ts';
import { CONTACT_FIELDS, type ContactField } from './ContactFields.tsx';

/** How long the thank-you screen stays, in milliseconds. */
const THANKS_MS = 3000;

/** State of the visitor's message. */
export type SendState =
  /** Prerendered: nothing can be sent yet. */
  | { readonly status: 'starting' }
  | { readonly status: 'idle' }
  /** The page was closed after a try to send this message, which may have arrived. */
  | { readonly status: 'interrupted' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  /** The thank-you screen has ended, and the form is empty again. */
  | { readonly status: 'received' }
  | { readonly status: 'failed'; readonly text: string };

/** Targets of the focus. */
export interface ContactPlaces {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
  readonly thanks: RefObject<HTMLElement | null>;
}

export interface SendMessage {
  readonly form: UseFormReturn<ContactMessage>;
  readonly state: SendState;
  readonly submit: () => Promise<void>;
}

/** The contact form and its submission: messages, toasts, focus and announcements. */
export function useSendMessage(places: ContactPlaces, announce: (text: string) => void): SendMessage {
  const [state, setState] = useState<SendState>({ status: 'starting' });
  const { form, intent, setIntent, clear } = useContactForm({
    onReady: (wasTried) => setState({ status: wasTried ? 'interrupted' : 'idle' }),
  });
  const { heading, thanks } = places;
  const isSending = useRef(false);
  const toastId = useRef(0);

  useEffect(() => {
    if (state.status !== 'sent') return;
    const timer = setTimeout(() => {
      const hadFocus = thanks.current?.parentElement?.contains(document.activeElement);
      flushSync(() => setState({ status: 'received' }));
      if (hadFocus) heading.current?.focus({ preventScroll: true });
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [state.status, heading, thanks]);

  /** Rendered before the focus moves into it. */
  function show(next: SendState) {
    flushSync(() => setState(next));
  }
  function focusField(field: ContactField | undefined) {
    const control = places.form.current?.elements.namedItem(field ?? '');
    if (control instanceof HTMLElement) moveToMiddle(control);
  }

  function complain(title: string, description: string) {
    toastId.current = toast({ variant: 'destructive', title, description });
  }

  function tellInvalid(errors: FieldErrors<ContactMessage>) {
    const first = CONTACT_FIELDS.find((field) => errors[field]);
    setState({ status: 'idle' });
    complain(contactFormMessages.invalidTitle, (first && errors[first]?.message) ?? '');
    focusField(first);
  }

  /** Resolves to true if the message was accepted. */
  async function send(message: ContactMessage): Promise<boolean> {
    setState({ status: 'sending' });
    announce('Sending...');
    const outcome = await submitIntent({
      path: '/api/send-contact-email',
      body: message,
      answerSchema: acceptedAnswerSchema,
      lastIntent: intent(),
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
    moveToMiddle(thanks.current);
    announce(`${contactFormMessages.sentTitle}. ${contactFormMessages.sentText}`);
  }

  function tellFailure(failure: Failure) {
    const { failedTitle, failedText } = contactFormMessages;
    console.error(`Error sending the contact message: ${replyText(failure)}`);
    show({ status: 'failed', text: failureMessage(failure, failedText) });
    complain(failedTitle, withWait(failedText, failure));
    const fields = failure.kind === 'refused' ? failure.fields : {};
    const refused = CONTACT_FIELDS.filter((field) => fields[field]);
    for (const field of refused) form.setError(field, { type: 'server', message: fields[field] ?? '' });
    if (refused[0]) focusField(refused[0]);
    else moveToMiddle(places.notice.current);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    // Hides the previous result
    dismissToast(toastId.current);
    try {
      let isTaken = false;
      await form.handleSubmit(async (message) => {
        isTaken = await send(message);
      }, tellInvalid)();
      // Not earlier: if reset during its submission, the form would keep validating on every key
      if (isTaken) sayThanks();
    } finally {
      isSending.current = false;
    }
  }
  return { form, state, submit };
}

interface ContactForm {
  readonly form: UseFormReturn<ContactMessage>;
  /** The last submission, unless it was refused. */
  readonly intent: () => Intent | null;
  /** Stores the intent before it returns. */
  readonly setIntent: (intent: Intent | null) => void;
  /** Clears the form and its stored draft. */
  readonly clear: () => void;
}

interface ContactFormOptions {
  /** Called once the saved draft is in the form; `wasTried` if this message was submitted before. */
  onReady: (wasTried: boolean) => void;
}

/** The contact form; stores every change in the browser. */
function useContactForm({ onReady }: ContactFormOptions): ContactForm {
  // Without default values, so that text typed before hydration is kept
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe, reset } = form;
  const intentRef = useRef<Intent | null>(null);
  const onReadyRef = useRef(onReady);

  useEffect(() => {
    const draft = loadContactDraft();
    intentRef.current = draft?.intent ?? null;
    for (const field of CONTACT_FIELDS) {
      if (draft && !getValues(field)) setValue(field, draft.message[field]);
    }
    save(getValues(), intentRef.current);
    const { data } = contactMessageSchema.safeParse(getValues());
    onReadyRef.current(intentRef.current !== null && intentRef.current.body === JSON.stringify(data));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values, intentRef.current),
    });
  }, [getValues, setValue, subscribe]);

  function setIntent(intent: Intent | null) {
    intentRef.current = intent;
    save(getValues(), intent);
  }
  function clear() {
    intentRef.current = null;
    reset(EMPTY_MESSAGE);
    save(EMPTY_MESSAGE, null);
  }
  return { form, intent: () => intentRef.current, setIntent, clear };
}

function save(values: Partial<ContactMessage>, intent: Intent | null): void {
  saveContactDraft({ message: { ...EMPTY_MESSAGE, ...values }, intent });
}
