import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import {
  type CustomRequest,
  type CustomRequestInput,
  customRequestSchema,
} from '../../../domain/schemas/custom-request.ts';
import type { Intent } from '../../../domain/visitor/intent.ts';
import { replyText } from '../../../lib/api-client.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';
import { customRequestMessages } from '../draft/wizard-messages.ts';
import { CustomRequestForm } from './CustomRequestForm.tsx';

const FORM_ID = 'custom-request-form';

export interface CustomRequestDialogProps {
  initial: CustomRequestInput;
  /** The last request sent. Sending the same request again reuses its idempotency key. */
  intent: Intent | null;
  /** Must store the intent before it returns. */
  onIntent: (intent: Intent) => void;
  onReceived: (request: CustomRequest) => void;
  /** Called with the typed text, to keep it. */
  onClose: (fields: CustomRequestInput) => void;
}

/** 'Custom Booth Design Request': sends the form to the team. Shows failures and keeps the input. */
export function CustomRequestDialog({
  initial,
  intent,
  onIntent,
  onReceived,
  onClose,
}: CustomRequestDialogProps) {
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
    if (outcome.kind === 'done') {
      onReceived(request);
      return;
    }
    console.error(`Error sending the custom booth request: ${replyText(outcome)}`);
    setFailureText(failureMessage(outcome, customRequestMessages.failedText));
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
        <CustomRequestForm id={FORM_ID} form={form} onSubmit={form.handleSubmit(send)} />
      </FormLock>
      <div ref={failureRef} role="alert">
        {failureText && (
          <Card tone="danger" className="mt-5">
            <p className="font-semibold text-danger">{customRequestMessages.failedTitle}</p>
            <p className="mt-1 text-ink">{failureText}</p>
          </Card>
        )}
      </div>
    </Dialog>
  );
}
