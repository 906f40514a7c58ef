import { zodResolver } from '@hookform/resolvers/zod';
import { type Ref, type SubmitEvent, useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Card } from '../../../components/Card.tsx';
import { CONTACT_INPUTS } from '../../../components/contact-inputs.ts';
import { EmailField } from '../../../components/EmailField.tsx';
import { Honeypot } from '../../../components/Honeypot.tsx';
import { PrivacyNote } from '../../../components/PrivacyNote.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { type ContactDetails, contactDetailsSchema } from '../../../domain/schemas/contact-details.ts';
import { EMPTY_CONTACT } from '../../../domain/wizard/draft.ts';
import { goToNextField } from '../../../lib/next-field.ts';
import { MEETING_FORM_ID } from './meeting-form.ts';

/** The contact form: holds the typed text, submits the schema's output. */
export type ContactDetailsForm = UseFormReturn<z.input<typeof contactDetailsSchema>, unknown, ContactDetails>;

/** Validates on blur or submit first, then on every change. */
export function useContactDetailsForm(contact: ContactDetails): ContactDetailsForm {
  return useForm({
    defaultValues: contact,
    resolver: zodResolver(contactDetailsSchema),
    mode: 'onTouched',
  });
}

export interface ContactCardProps extends ContactDetailsFieldsProps {
  /** The heading; focused when a time is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/** The contact form, submitted by the wizard's confirm button. */
export function ContactCard({ headingRef, onSubmit, ...fields }: ContactCardProps) {
  const headingId = useId();
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
        <ContactDetailsFields {...fields} />
        <Honeypot />
      </form>
      <PrivacyNote className="mt-5" />
    </Card>
  );
}

interface ContactDetailsFieldsProps {
  form: ContactDetailsForm;
  /** Called with all fields on every change. */
  onChange: (contact: ContactDetails) => void;
}

/** Name, company and work email (required), website and phone, in the specification's order. */
function ContactDetailsFields({ form, onChange }: ContactDetailsFieldsProps) {
  const { errors } = form.formState;
  function field(name: keyof ContactDetails) {
    return {
      ...CONTACT_INPUTS[name],
      ...form.register(name, { onChange: () => onChange({ ...EMPTY_CONTACT, ...form.getValues() }) }),
      error: errors[name]?.message,
    };
  }
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      <TextField label="Name" required maxLength={200} {...field('name')} />
      <TextField label="Company" required maxLength={200} {...field('company')} />
      <EmailField
        label="Work email"
        required
        placeholder="you@company.com"
        {...field('email')}
        onCorrect={(email) => {
          form.setValue('email', email, { shouldValidate: true });
          onChange({ ...EMPTY_CONTACT, ...form.getValues() });
        }}
      />
      <TextField label="Website" optional placeholder="example.com" {...field('website')} />
      <TextField label="Phone" optional {...field('phone')} />
    </div>
  );
}
