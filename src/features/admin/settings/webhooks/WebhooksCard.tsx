import { zodResolver } from '@hookform/resolvers/zod';
import { limit, orderBy } from 'firebase/firestore';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { FormLock } from '../../../../components/form-lock.ts';
import { Notice } from '../../../../components/Notice.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { WEBHOOK_ENDPOINTS } from '../../../../domain/records/webhook-endpoints.ts';
import {
  type AddWebhook,
  addWebhookSchema,
  WEBHOOK_EVENT_NAMES,
  webhookSecretSchema,
} from '../../../../domain/schemas/webhooks.ts';
import { AdminApiError, postFor } from '../../../../lib/admin-api.ts';
import { moveToMiddle } from '../../../../lib/move-to.ts';
import { FactList } from '../../kit/FactList.tsx';
import { queryOf } from '../../kit/live-lists/live-record.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { SettingCard } from '../SettingCard.tsx';
import { Endpoint } from './Endpoint.tsx';
import { EventsField } from './EventsField.tsx';
import { webhookMessages } from './webhook-messages.ts';

const texts = webhookMessages;

/** Limit, because each endpoint adds to the time that every event takes. */
const MAX_ENDPOINTS = 20;

/** 'Connected Systems': other systems, such as a CRM, that receive events. */
export function WebhooksCard() {
  const all = useMemo(() => queryOf(WEBHOOK_ENDPOINTS, orderBy('created_at'), limit(MAX_ENDPOINTS)), []);
  const list = useLiveList(all, WEBHOOK_ENDPOINTS, null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);

  function show(newSecret: string) {
    flushSync(() => {
      setAdding(false);
      setSecret(newSecret);
    });
    moveToMiddle(noticeRef.current);
  }
  function forget() {
    setSecret(null);
    addRef.current?.focus();
  }
  function close() {
    flushSync(() => setAdding(false));
    addRef.current?.focus();
  }
  return (
    <SettingCard title="Connected Systems" about={texts.about} list={list} noun="connected systems">
      <div className="flex flex-col gap-5">
        {secret && (
          <Notice ref={noticeRef} tone="brand" title={texts.shownOnce}>
            <FactList facts={[{ term: 'Secret', text: secret, copied: 'secret', isLong: true }]} />
            <p className="text-muted">{texts.shownOnceText}</p>
          </Notice>
        )}
        {list.records.length === 0 && !isAdding && <p className="text-muted">{texts.none}</p>}
        {list.records.length > 0 && (
          <ul className="flex flex-col gap-5">
            {list.records.map((endpoint) => (
              <Endpoint key={endpoint.id} endpoint={endpoint} onSecret={show} onRemoved={forget} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <AddEndpointForm onAdded={show} onCancel={close} />
        ) : (
          <Button
            ref={addRef}
            variant={list.records.length > 0 ? 'secondary' : 'primary'}
            className="self-start"
            onClick={() => setAdding(true)}
          >
            Connect a system
          </Button>
        )}
      </div>
    </SettingCard>
  );
}

interface AddEndpointFormProps {
  /** Called with the new endpoint's secret. */
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

/** Form for a system's URL and events. A refusal is shown next to the URL. */
function AddEndpointForm({ onAdded, onCancel }: AddEndpointFormProps) {
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
      else reportFailure(webhookMessages.addFailed, error);
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
