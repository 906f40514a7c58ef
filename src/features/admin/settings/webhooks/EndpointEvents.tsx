import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../../components/Button.tsx';
import { FormLock } from '../../../../components/form-lock.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import type { WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { WEBHOOK_EVENT_NAMES, webhookEvents } from '../../../../domain/schemas/webhooks.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { undoable } from '../../kit/undoable.ts';
import { Disclosure } from './Disclosure.tsx';
import { EventsField } from './EventsField.tsx';

const texts = adminMessages.webhooks;
const schema = z.object({ events: webhookEvents() });

/** 'Events': those that a system is told of, to change them. */
export function EndpointEvents({ endpoint: { id, events } }: { endpoint: Live<WebhookEndpoint> }) {
  const form = useForm<z.output<typeof schema>>({ values: { events }, resolver: zodResolver(schema) });
  const { errors, isSubmitting } = form.formState;

  async function save(change: z.output<typeof schema>) {
    await undoable(texts.changeFailed, async () => {
      await adminPost(`webhooks/${id}/change`, change);
      return { title: texts.changed };
    });
  }
  return (
    <Disclosure label={`${events.length} of ${WEBHOOK_EVENT_NAMES.length} events`}>
      <form onSubmit={form.handleSubmit(save)} noValidate className="flex flex-col gap-3">
        <FormLock value={isSubmitting}>
          <EventsField {...form.register('events')} error={errors.events?.message} />
        </FormLock>
        <Button type="submit" size="sm" loading={isSubmitting} className="self-start">
          Save events
        </Button>
      </form>
    </Disclosure>
  );
}
