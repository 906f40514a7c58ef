import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { type Intent, intentFor } from '../../../domain/intent.ts';
import {
  type CustomRequest,
  type CustomRequestInput,
  customRequestSchema,
} from '../../../domain/schemas/custom-request.ts';
import { postJson } from '../../../lib/api-client.ts';
import { CustomRequestForm } from './CustomRequestForm.tsx';
import { type RequestFailure, requestFailureOf } from './request-failure.ts';

const FORM_ID = 'custom-request-form';

export interface CustomRequestDialogProps {
  initial: CustomRequestInput;
  /** The last request that was sent, so that sending the same again is a repetition. */
  intent: Intent | null;
  /** Must have stored the intent when it returns. */
  onIntent: (intent: Intent) => void;
  onReceived: (request: CustomRequest) => void;
  /** Gets what was typed, to be kept. */
  onClose: (fields: CustomRequestInput) => void;
}

/** 'Custom Booth Design Request': sends the form to the team. A failure is said here and loses nothing. */
export function CustomRequestDialog({
  initial,
  intent,
  onIntent,
  onReceived,
  onClose,
}: CustomRequestDialogProps) {
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const form = useForm<CustomRequestInput, unknown, CustomRequest>({
    defaultValues: initial,
    resolver: zodResolver(customRequestSchema),
  });
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (failure) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /** While a request is on its way the dialog stays, to tell how it went. */
  function close() {
    if (!isSubmitting) onClose(form.getValues());
  }
  async function send(request: CustomRequest) {
    setFailure(null);
    const next = intentFor(intent, request, () => crypto.randomUUID());
    onIntent(next);
    const result = await postJson('/api/request-custom-booth', next.body, next.key);
    if (result.ok) {
      onReceived(request);
      return;
    }
    console.error(`Error sending the custom booth request: ${result.status} ${result.error}`);
    setFailure(requestFailureOf(result));
    for (const [field, message] of Object.entries(result.fields)) {
      if (field in initial)
        form.setError(field as FieldPath<CustomRequestInput>, { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      size="md"
      title="Custom Booth Design Request"
      description="Tell us the space and what it must do. We answer with a proposal within 24 hours."
      onClose={close}
      footer={
        <>
          <Button variant="ghost" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSubmitting}>
            {failure ? 'Try Again' : 'Send Request'}
          </Button>
        </>
      }
    >
      <FormLock value={isSubmitting}>
        <CustomRequestForm id={FORM_ID} form={form} onSubmit={form.handleSubmit(send)} />
      </FormLock>
      <div ref={failureRef} role="alert">
        {failure && (
          <Card tone="danger" className="mt-5">
            <p className="font-semibold text-danger">{failure.title}</p>
            <p className="mt-1 text-ink">{failure.text}</p>
          </Card>
        )}
      </div>
    </Dialog>
  );
}
