import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type ContactMessage, contactMessageSchema } from '../../domain/schemas/contact-message.ts';
import { asksFor, type Intent } from '../../domain/visitor/intent.ts';
import { browserStore } from '../../lib/text-store.ts';
import { MESSAGE_FIELDS } from './ContactFields.tsx';
import { type ContactDraft, EMPTY_MESSAGE, parseContactDraft } from './contact-draft.ts';

const KEY = 'booth-studio:contact-draft:v1';

/**
 * Returns the contact form, which is stored in the browser on every change.
 * @param onReady called once the saved draft is in the form; `wasTried` is true if this message was submitted
 * before
 */
export function useContactForm(onReady: (wasTried: boolean) => void) {
  // No default values: they would overwrite text typed before hydration
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe, reset } = form;
  /** The last submission, unless it was refused. */
  const intent = useRef<Intent | null>(null);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const draft = loadDraft();
    intent.current = draft?.intent ?? null;
    for (const field of MESSAGE_FIELDS) {
      if (draft && !getValues(field)) setValue(field, draft.message[field]);
    }
    saveDraft(getValues(), intent.current);
    const { data } = contactMessageSchema.safeParse(getValues());
    ready(intent.current !== null && asksFor(intent.current, data));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values, intent.current),
    });
  }, [getValues, setValue, subscribe]);

  /** Sets the intent and stores it synchronously. */
  function setIntent(next: Intent | null) {
    intent.current = next;
    saveDraft(getValues(), next);
  }
  /** Clears the form and its draft. */
  function clear() {
    intent.current = null;
    reset(EMPTY_MESSAGE);
    saveDraft(EMPTY_MESSAGE, null);
  }
  return { form, intent, setIntent, clear };
}

/** Returns the saved draft; null if there is none. Drops a corrupt one with a console error. */
function loadDraft(): ContactDraft | null {
  const stored = browserStore.read(KEY);
  if (!stored) return null;
  try {
    return parseContactDraft(stored);
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
