import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { FormLock } from '../../../../components/form-lock.ts';
import { TextField } from '../../../../components/TextField.tsx';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import {
  type AddWebhook,
  addWebhookSchema,
  WEBHOOK_EVENT_NAMES,
  webhookSecretSchema,
} from '../../../../domain/schemas/webhooks.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { postFor } from '../../kit/post-for.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { EventsField } from './EventsField.tsx';

interface AddEndpointFormProps {
  /** Called with the new endpoint's secret. */
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

/** Address and events of another system; a refusal is shown next to the address. */
export function AddEndpointForm({ onAdded, onCancel }: AddEndpointFormProps) {
  const form = useForm<AddWebhook>({
    defaultValues: { url: '', events: [...WEBHOOK_EVENT_NAMES] },
    resolver: zodResolver(addWebhookSchema),
  });
  const { errors, isSubmitting } = form.formState;

  async function add(endpoint: AddWebhook) {
    try {
      onAdded((await postFor(webhookSecretSchema, 'webhooks', endpoint)).secret);
    } catch (error) {
      const message = error instanceof AdminApiError ? error.refusal?.fields?.['url'] : undefined;
      if (message) form.setError('url', { message }, { shouldFocus: true });
      else reportFailure(adminMessages.webhooks.addFailed, error);
    }
  }
  return (
    <form onSubmit={form.handleSubmit(add)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <TextField
          {...form.register('url')}
          label="Address that receives the events"
          error={errors.url?.message}
          required
          autoFocus
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
        />
        <EventsField {...form.register('events')} error={errors.events?.message} />
      </FormLock>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSubmitting}>
          Connect
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
