import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContactDetails, contactDetailsSchema } from '../../../domain/schemas/contact-details.ts';

/** The form of the contact details: holds what is typed, submits what the schema makes of it. */
export type ContactDetailsForm = UseFormReturn<z.input<typeof contactDetailsSchema>, unknown, ContactDetails>;

/** A form that says what is wrong once a field was left or the form submitted, and from then on with every key. */
export function useContactDetailsForm(contact: ContactDetails): ContactDetailsForm {
  return useForm({
    defaultValues: contact,
    resolver: zodResolver(contactDetailsSchema),
    mode: 'onTouched',
  });
}
