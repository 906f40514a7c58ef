import type { UseFormReturn } from 'react-hook-form';
import { CONTACT_INPUTS } from '../../components/contact-inputs.ts';
import { EmailField } from '../../components/EmailField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';
import { EMPTY_MESSAGE } from './contact-draft.ts';

export type ContactField = keyof ContactMessage;

/** The fields in the order of the form and of their messages. */
export const CONTACT_FIELDS = Object.keys(EMPTY_MESSAGE) as ContactField[];

/** Name, company, email, phone and message, all required. */
export function ContactFields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { errors } = form.formState;
  function field(name: ContactField) {
    return { ...form.register(name), required: true, error: errors[name]?.message };
  }
  return (
    <div className="grid flex-1 grid-cols-1 grid-rows-[auto_auto_1fr] gap-5 max-sm:grid-rows-[repeat(4,auto)_1fr] sm:grid-cols-2">
      <TextField label="Name" {...CONTACT_INPUTS.name} {...field('name')} />
      <TextField label="Company" {...CONTACT_INPUTS.company} {...field('company')} />
      <EmailField
        label="Email"
        placeholder="you@company.com"
        {...field('email')}
        onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
      />
      <TextField label="Phone" {...CONTACT_INPUTS.phone} enterKeyHint="next" {...field('phone')} />
      <TextArea
        label="Message"
        autoComplete="off"
        enterKeyHint="enter"
        rows={5}
        placeholder="Your show, the size you have in mind, and your questions"
        className="sm:col-span-2 [&_textarea]:flex-1"
        {...field('message')}
      />
    </div>
  );
}
