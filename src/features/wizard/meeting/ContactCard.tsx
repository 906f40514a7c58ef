import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, type Ref, type SubmitEvent, useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Card } from '../../../components/Card.tsx';
import { EmailField } from '../../../components/EmailField.tsx';
import { Honeypot } from '../../../components/Honeypot.tsx';
import { PrivacyNote } from '../../../components/PrivacyNote.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { meetingMessages } from '../../../domain/messages/meeting.ts';
import { contactDetailsSchema } from '../../../domain/schemas/contact-details.ts';
import {
  CONTACT_FIELDS,
  type ContactDetails,
  type ContactKey,
  contactKeys,
  EMPTY_CONTACT,
} from '../../../domain/schemas/contact-fields.ts';
import { goToNextField } from '../../../lib/next-field.ts';
import { MEETING_FORM_ID } from './meeting-form.ts';

/** The contact form. Holds the typed text and submits the schema's output. */
export type ContactDetailsForm = UseFormReturn<z.input<typeof contactDetailsSchema>, unknown, ContactDetails>;

/** Returns a form that first validates a field on leaving it with a text, or all on submit, then on every change. */
export function useContactDetailsForm(contact: ContactDetails): ContactDetailsForm {
  return useForm({ defaultValues: contact, resolver: zodResolver(contactDetailsSchema), mode: 'onTouched' });
}

/** The contact form, submitted by the wizard's confirm button. */
export function ContactCard(props: {
  form: ContactDetailsForm;
  /** True if the team calls visitors. */
  needsPhone: boolean;
  /** True if the team confirms by phone whether it can still build the booth. */
  isRush: boolean;
  /** The heading; focused when a time is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
  onSubmit: (event: SubmitEvent) => Promise<void>;
  onChange: (contact: ContactDetails) => void;
}) {
  const { form, needsPhone, isRush, headingRef, onSubmit, onChange } = props;
  const headingId = useId();
  const { errors } = form.formState;
  const phoneHint = needsPhone ? meetingMessages.phoneReason : isRush && meetingMessages.rushPhoneReason;
  const handleChange = () => onChange({ ...EMPTY_CONTACT, ...form.getValues() });
  function field(key: ContactKey) {
    const { label, wizardLabel, placeholder, hint, maxLength, required, input } = CONTACT_FIELDS[key];
    const registered = form.register(key, { onChange: handleChange });
    const isCalled = needsPhone && key === 'phone';
    return {
      ...input,
      ...registered,
      // A field that is only passed has no message yet
      onBlur: async (event: FocusEvent<HTMLInputElement>) => {
        if (event.target.value) await registered.onBlur(event);
      },
      label: wizardLabel ?? label,
      placeholder,
      // Cuts only very long text; text that is a little too long gets a message instead
      maxLength: 2 * maxLength,
      required: required !== null || isCalled,
      optional: required === null && !isCalled,
      hint: (key === 'phone' && phoneHint) || hint,
      enterKeyHint: key === contactKeys().at(-1) ? 'send' : 'next',
      error: errors[key]?.message,
    } as const;
  }
  return (
    <Card role="group" aria-labelledby={headingId}>
      <h4
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="mb-5 scroll-mt-6 scroll-mb-64 font-semibold tracking-tight outline-none"
      >
        Your contact details
      </h4>
      <form
        id={MEETING_FORM_ID}
        noValidate
        onKeyDown={goToNextField}
        onSubmit={(event: SubmitEvent) => void onSubmit(event)}
      >
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          {contactKeys().map((key) =>
            CONTACT_FIELDS[key].kind === 'email' ? (
              <EmailField
                key={key}
                {...field(key)}
                onCorrect={(email) => {
                  form.setValue(key, email, { shouldValidate: true });
                  handleChange();
                }}
              />
            ) : (
              <TextField key={key} {...field(key)} />
            ),
          )}
        </div>
        <Honeypot />
      </form>
      <PrivacyNote className="mt-5" />
    </Card>
  );
}
