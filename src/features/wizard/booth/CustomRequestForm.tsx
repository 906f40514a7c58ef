import type { SubmitEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../../components/EmailField.tsx';
import { Honeypot } from '../../../components/Honeypot.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { CONTACT_FIELDS } from '../../../domain/schemas/contact-fields.ts';
import type { CustomRequest, CustomRequestInput } from '../../../domain/schemas/custom-request.ts';
import { goToNextField } from '../../../lib/next-field.ts';

export interface CustomRequestFormProps {
  id: string;
  form: UseFormReturn<CustomRequestInput, unknown, CustomRequest>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

const DIMENSIONS = [
  { name: 'width', label: 'Width (feet)' },
  { name: 'depth', label: 'Depth (feet)' },
  { name: 'height', label: 'Height (feet)' },
] as const;

/** The custom request's fields with their messages. */
export function CustomRequestForm({ id, form, onSubmit }: CustomRequestFormProps) {
  const { errors } = form.formState;
  function field(name: keyof CustomRequestInput) {
    return { ...form.register(name), error: errors[name]?.message };
  }
  return (
    <form id={id} noValidate onSubmit={onSubmit} onKeyDown={goToNextField} className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        We only need your name and email to reply. Skip anything you don't know yet.
      </p>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        {DIMENSIONS.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            {...field(name)}
          />
        ))}
      </div>
      <TextArea
        label="Your requests"
        optional
        autoComplete="off"
        enterKeyHint="enter"
        hint="Meeting rooms, product displays, storage, rigging: anything that matters."
        {...field('requests')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          required
          enterKeyHint="next"
          {...CONTACT_FIELDS.name.input}
          {...field('name')}
        />
        <TextField
          label="Company"
          optional
          enterKeyHint="next"
          {...CONTACT_FIELDS.company.input}
          {...field('company')}
        />
        <EmailField
          label="Email"
          required
          {...field('email')}
          onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
        />
        <TextField
          label="Phone"
          optional
          enterKeyHint="send"
          {...CONTACT_FIELDS.phone.input}
          {...field('phone')}
        />
      </div>
      <Honeypot />
    </form>
  );
}
