import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { EMPTY_MESSAGE } from '../../domain/contact-draft.ts';
import type { Intent } from '../../domain/intent.ts';
import { type ContactMessage, contactMessageSchema } from '../../domain/schemas/contact-message.ts';
import { loadContactDraft, saveContactDraft } from '../../lib/contact-draft-store.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';

export interface ContactForm {
  readonly form: UseFormReturn<ContactMessage>;
  /** The sending that was tried last and is not known to have been refused. */
  readonly intent: () => Intent | null;
  /** Has stored the intent when it returns. */
  readonly setIntent: (intent: Intent | null) => void;
  /** Empties the form and what is stored of it. */
  readonly clear: () => void;
}

export interface ContactFormOptions {
  /** Called once what was typed before and what was saved are in the form; `wasTried`: this message was sent before. */
  onReady: (wasTried: boolean) => void;
}

/** The contact form, whose every change is kept in the browser. */
export function useContactForm({ onReady }: ContactFormOptions): ContactForm {
  // Without default values: what was typed before the page came to life is taken over from the fields
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
