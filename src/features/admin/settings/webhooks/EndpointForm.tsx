import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { FormLock } from '../../../../components/form-lock.ts';
import { TextField } from '../../../../components/TextField.tsx';
import { type ConnectWebhook, connectWebhookSchema } from '../../../../domain/schemas/webhooks.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { reportFailure } from '../../controls/report-failure.ts';

const CHOICES = [
  { value: false, label: 'Everything', text: 'Quotes, meetings, proposals, customers, and messages.' },
  {
    value: true,
    label: 'Sales only',
    text: 'Quotes; meetings that are booked, moved, canceled, or held; proposals sent, accepted, or declined.',
  },
] as const;

/** Form for a system's address and events. A refusal is shown next to the address. */
export function EndpointForm(props: {
  /** The present settings of a connected system. */
  values?: ConnectWebhook;
  label: string;
  failure: string;
  save: (endpoint: ConnectWebhook) => Promise<void>;
  onCancel?: () => void;
}) {
  const { values, label, failure, save, onCancel } = props;
  const form = useForm<ConnectWebhook>({
    defaultValues: { url: '', sales_only: false },
    ...(values && { values }),
    resolver: zodResolver(connectWebhookSchema),
  });
  const { errors, isSubmitting } = form.formState;
  const { field } = useController({ control: form.control, name: 'sales_only' });

  async function submit(endpoint: ConnectWebhook) {
    try {
      await save(endpoint);
    } catch (error) {
      const message = error instanceof AdminApiError ? error.refusal?.fields?.['url'] : undefined;
      if (message) form.setError('url', { message }, { shouldFocus: true });
      else reportFailure(failure, error);
    }
  }
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <TextField
          {...form.register('url')}
          label="Address that receives the events"
          error={errors.url?.message}
          required
          autoFocus={!values}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
        />
        <RadioCards legend="Events" choices={CHOICES} value={field.value} onChange={field.onChange} />
      </FormLock>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSubmitting}>
          {label}
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
