import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../components/EmailField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { CONTACT_FIELDS } from '../../domain/schemas/contact-fields.ts';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';
import { EMPTY_MESSAGE } from './contact-draft.ts';

export type MessageField = keyof ContactMessage;

/** The fields in the order of the form and of their messages. */
export const MESSAGE_FIELDS = Object.keys(EMPTY_MESSAGE) as MessageField[];

/** Name, company, email, phone and message, all required. */
export function ContactFields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { errors } = form.formState;
  function field(name: MessageField) {
    return {
      ...form.register(name),
      required: true,
      enterKeyHint: 'next',
      error: errors[name]?.message,
    } as const;
  }
  return (
    <div className="grid flex-1 grid-cols-1 grid-rows-[auto_auto_1fr] gap-5 max-sm:grid-rows-[repeat(4,auto)_1fr] sm:grid-cols-2">
      <TextField label="Name" {...CONTACT_FIELDS.name.input} {...field('name')} />
      <TextField label="Company" {...CONTACT_FIELDS.company.input} {...field('company')} />
      <EmailField
        label="Email"
        placeholder="you@company.com"
        {...field('email')}
        onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
      />
      <TextField label="Phone" {...CONTACT_FIELDS.phone.input} {...field('phone')} />
      <TextArea
        label="Message"
        autoComplete="off"
        rows={5}
        placeholder="Your show, the size you have in mind, and your questions"
        className="sm:col-span-2 [&_textarea]:flex-1"
        {...field('message')}
        enterKeyHint="enter"
      />
    </div>
  );
}
