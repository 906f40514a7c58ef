import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { EmailField } from '../../../components/EmailField.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { Honeypot } from '../../../components/Honeypot.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { CONTACT_FIELDS } from '../../../domain/schemas/contact-fields.ts';
import {
  type CustomRequest,
  type CustomRequestInput,
  customRequestSchema,
} from '../../../domain/schemas/custom-request.ts';
import type { Intent } from '../../../domain/visitor/intent.ts';
import { replyText } from '../../../lib/api-client.ts';
import { goToNextField } from '../../../lib/next-field.ts';
import { failureMessage, NOT_SENT } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';

const FORM_ID = 'custom-request-form';

/** 'Custom Booth Design Request': sends the form to the team. Shows failures and keeps the input. */
export function CustomRequestDialog(props: {
  initial: CustomRequestInput;
  /** The last request sent. Sending the same request again reuses its idempotency key. */
  intent: Intent | null;
  /** Must store the intent before it returns. */
  onIntent: (intent: Intent) => void;
  onReceived: (request: CustomRequest) => void;
  onClose: (fields: CustomRequestInput) => void;
}) {
  const { initial, intent, onIntent, onReceived, onClose } = props;
  const [failureText, setFailureText] = useState<string | null>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const form = useForm<CustomRequestInput, unknown, CustomRequest>({
    defaultValues: initial,
    resolver: zodResolver(customRequestSchema),
  });
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (failureText) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failureText]);

  /** Closes the dialog, except during a request, so that the outcome is shown. */
  function close() {
    if (!isSubmitting) onClose(form.getValues());
  }
  useBackCloses(true, close);
  async function send(request: CustomRequest) {
    setFailureText(null);
    const outcome = await submitIntent({
      path: '/api/request-custom-booth',
      isLead: true,
      body: request,
      answerSchema: acceptedAnswerSchema,
      lastIntent: intent,
      keepIntent: onIntent,
      // Replaces only the refused key, since a reload shows the stored request
      dropIntent: ({ body }) => onIntent({ key: crypto.randomUUID(), body }),
    });
    if (outcome.kind === 'done') return onReceived(request);
    console.error(`Error sending the custom booth request: ${replyText(outcome)}`);
    setFailureText(failureMessage(outcome, NOT_SENT));
    if (outcome.kind !== 'refused') return;
    for (const [field, message] of Object.entries(outcome.fields)) {
      if (field in initial)
        form.setError(field as FieldPath<CustomRequestInput>, { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      size="md"
      title="Custom Booth Design Request"
      description={`Tell us about your space and goals. We'll reply with a proposal within ${REPLY_WITHIN}.`}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSubmitting}>
            {failureText ? 'Try Again' : 'Send Request'}
          </Button>
        </>
      }
    >
      <FormLock value={isSubmitting}>
        <CustomRequestForm form={form} onSubmit={form.handleSubmit(send)} />
      </FormLock>
      <div ref={failureRef} role="alert">
        {failureText && (
          <Card tone="danger" className="mt-5">
            <p className="font-semibold text-danger">Your request was not sent</p>
            <p className="mt-1 text-ink">{failureText}</p>
          </Card>
        )}
      </div>
    </Dialog>
  );
}

const DIMENSIONS = [
  { name: 'width', label: 'Width (feet)' },
  { name: 'depth', label: 'Depth (feet)' },
  { name: 'height', label: 'Height (feet)' },
] as const;

function CustomRequestForm(props: {
  form: UseFormReturn<CustomRequestInput, unknown, CustomRequest>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}) {
  const { form, onSubmit } = props;
  const { errors } = form.formState;
  function field(name: keyof CustomRequestInput, enterKeyHint: 'next' | 'enter' | 'send' = 'next') {
    return { ...form.register(name), enterKeyHint, error: errors[name]?.message };
  }
  return (
    <form
      id={FORM_ID}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={goToNextField}
      className="flex flex-col gap-5"
    >
      <p className="text-sm text-muted">
        We only need your name and email to reply. Skip anything you don't know yet.
      </p>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        {DIMENSIONS.map(({ name, label }) => (
          <TextField key={name} label={label} inputMode="decimal" autoComplete="off" {...field(name)} />
        ))}
      </div>
      <TextArea
        label="Your requests"
        optional
        autoComplete="off"
        hint="Meeting rooms, product displays, storage, rigging: anything that matters."
        {...field('requests', 'enter')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" required {...CONTACT_FIELDS.name.input} {...field('name')} />
        <TextField label="Company" optional {...CONTACT_FIELDS.company.input} {...field('company')} />
        <EmailField
          label="Email"
          required
          {...field('email')}
          onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
        />
        <TextField label="Phone" optional {...CONTACT_FIELDS.phone.input} {...field('phone', 'send')} />
      </div>
      <Honeypot />
    </form>
  );
}
