import type { SubmitEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Trap } from '../../../components/Trap.tsx';
import type { CustomRequest, CustomRequestInput } from '../../../domain/schemas/custom-request.ts';
import { goToNextField } from '../../../lib/next-field.ts';

export interface CustomRequestFormProps {
  id: string;
  form: UseFormReturn<CustomRequestInput, unknown, CustomRequest>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

const DIMENSIONS = [
  { field: 'width', label: 'Width (feet)' },
  { field: 'depth', label: 'Depth (feet)' },
  { field: 'height', label: 'Height (feet)' },
] as const;

/** The fields of the custom request, with their messages. */
export function CustomRequestForm({ id, form, onSubmit }: CustomRequestFormProps) {
  const { errors } = form.formState;
  return (
    <form id={id} noValidate onSubmit={onSubmit} onKeyDown={goToNextField} className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        Your name and email are enough for an answer. Skip anything you don't know yet.
      </p>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        {DIMENSIONS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            error={errors[field]?.message}
            {...form.register(field)}
          />
        ))}
      </div>
      <TextArea
        label="Your requests"
        optional
        autoComplete="off"
        enterKeyHint="enter"
        hint="Meeting rooms, product displays, storage, rigging, anything that matters."
        error={errors.requests?.message}
        {...form.register('requests')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          required
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Company"
          optional
          autoComplete="organization"
          autoCapitalize="words"
          enterKeyHint="next"
          error={errors.company?.message}
          {...form.register('company')}
        />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="send"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <Trap />
    </form>
  );
}
