import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAnnouncer } from '../../components/LiveRegion.tsx';
import { useFormToasts } from '../../components/use-form-toasts.ts';
import { REPLY_WITHIN } from '../../domain/quote/catalogue.ts';
import { acceptedAnswerSchema } from '../../domain/schemas/booking-answer.ts';
import { type ContactMessage, contactMessageSchema } from '../../domain/schemas/contact-message.ts';
import { asksFor, type Intent } from '../../domain/visitor/intent.ts';
import { replyText } from '../../lib/api-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';
import { submitIntent } from '../../lib/submission/submit-intent.ts';
import { browserStore } from '../../lib/text-store.ts';

export const THANKS = {
  title: 'Thank you for your message',
  text: `Our team has it and will reply within ${REPLY_WITHIN}.`,
} as const;

const FAILED = 'Failed to send message. Please try again or email us directly.';

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
      title: 'Validation Error',
      description: (first && errors[first]?.message) ?? '',
    });
    focusField(first);
  }

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
    announce(`${THANKS.title}. ${THANKS.text}`);
  }

  function tellFailure(failure: Failure) {
    console.error(`Error sending the contact message: ${replyText(failure)}`);
    const fields = failure.kind === 'refused' ? failure.fields : {};
    const refused = MESSAGE_FIELDS.filter((field) => fields[field]);
    const text = failureMessage(failure, 'Trying again never sends it twice.');
    show({
      status: 'failed',
      title:
        failure.kind === 'unanswered' ? 'Your entries are kept' : 'Nothing was sent. Your entries are kept.',
      text: refused.some((field) => fields[field] === text) ? null : text,
    });
    showToast({ variant: 'destructive', title: 'Error', description: FAILED });
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

const EMPTY_MESSAGE: ContactMessage = { name: '', company: '', email: '', phone: '', message: '' };

export type MessageField = keyof ContactMessage;

/** The fields in the order of the form and of their messages. */
const MESSAGE_FIELDS = Object.keys(EMPTY_MESSAGE) as MessageField[];

const contactDraftSchema = z.object({
  /** The fields as typed, valid or not. */
  message: z.record(z.string(), z.string()),
  /** The last submission; null if it was refused. */
  intent: z.nullable(z.object({ key: z.string(), body: z.string() })),
});

type ContactDraft = Readonly<z.infer<typeof contactDraftSchema>>;

const KEY = 'booth-studio:contact-draft:v1';

/**
 * Returns the contact form, which is stored in the browser on every change.
 * @param onReady called with the saved draft in the form; `wasTried` is true if this message was submitted before
 */
function useContactForm(onReady: (wasTried: boolean) => void) {
  // No default values: they would overwrite text typed before hydration
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe, reset } = form;
  const intent = useRef<Intent | null>(null);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const draft = loadDraft();
    intent.current = draft?.intent ?? null;
    for (const field of MESSAGE_FIELDS) {
      if (draft && !getValues(field)) setValue(field, draft.message[field] ?? '');
    }
    saveDraft(getValues(), intent.current);
    const { data } = contactMessageSchema.safeParse(getValues());
    ready(intent.current !== null && asksFor(intent.current, data));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values, intent.current),
    });
  }, [getValues, setValue, subscribe]);

  function setIntent(next: Intent | null) {
    intent.current = next;
    saveDraft(getValues(), next);
  }
  function clear() {
    intent.current = null;
    reset(EMPTY_MESSAGE);
    saveDraft(EMPTY_MESSAGE, null);
  }
  return { form, intent, setIntent, clear };
}

function loadDraft(): ContactDraft | null {
  const stored = browserStore.read(KEY);
  if (!stored) return null;
  try {
    return contactDraftSchema.parse(JSON.parse(stored));
  } catch (error) {
    console.error('The saved contact message is corrupt and was ignored', error);
    browserStore.drop(KEY);
    return null;
  }
}

/** Stores the draft synchronously; an empty one deletes the stored draft. */
function saveDraft(values: Partial<ContactMessage>, intent: Intent | null): void {
  const message = { ...EMPTY_MESSAGE, ...values };
  const isEmpty = intent === null && Object.values(message).every((text) => text === '');
  if (isEmpty) browserStore.drop(KEY);
  else browserStore.keep(KEY, JSON.stringify({ message, intent } satisfies ContactDraft));
}
