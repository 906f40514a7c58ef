import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContactDetails, contactDetailsSchema } from '../../../domain/schemas/contact-details.ts';

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
