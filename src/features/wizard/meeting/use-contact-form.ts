import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContactDetails, contactDetailsSchema } from '../../../domain/schemas/contact-details.ts';

/** The contact form: holds what is typed, submits what the schema makes of it. */
export type ContactForm = UseFormReturn<z.input<typeof contactDetailsSchema>, unknown, ContactDetails>;

/** A form that says what is wrong once a field was left or the form submitted, and from then on with every key. */
export function useContactForm(contact: ContactDetails): ContactForm {
  return useForm({
    defaultValues: contact,
    resolver: zodResolver(contactDetailsSchema),
    mode: 'onTouched',
  });
}
