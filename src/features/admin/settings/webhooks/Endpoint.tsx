import { limit, orderBy, where } from 'firebase/firestore';
import { useId } from 'react';
import { Badge, type BadgeTone } from '../../../../components/Badge.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { toast } from '../../../../components/toast-store.ts';
import {
  UNDELIVERED,
  WEBHOOK_DELIVERIES,
  type WebhookDelivery,
} from '../../../../domain/records/webhook-deliveries.ts';
import { SECRET_LOST, type WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { TEST_EVENT, webhookSecretSchema } from '../../../../domain/schemas/webhooks.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { adminPost, postFor } from '../../../../lib/admin-api.ts';
import { agoText } from '../../availability/durations.ts';
import { AskButton } from '../../controls/AskButton.tsx';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf, type Stored } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { useNow } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { EndpointForm } from './EndpointForm.tsx';

const CHANGE_FAILED = 'Error changing connected system';
const RESENT = 'Queued again';
const RESEND_FAILED = 'Error sending again';

const MAX_SHOWN = 20;
const LATEST = queryOf(WEBHOOK_DELIVERIES, orderBy('queued_at', 'desc'), limit(MAX_SHOWN));
const NOT_DELIVERED = queryOf(WEBHOOK_DELIVERIES, where('state', 'in', [...UNDELIVERED]), limit(MAX_SHOWN));

interface EndpointProps {
  endpoint: Stored<WebhookEndpoint>;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

/** The connected system with its controls and latest deliveries. */
export function Endpoint({ endpoint, onSecret, onRemoved }: EndpointProps) {
  const { id, url, sales_only, is_active, disabled_since, disabled_reason } = endpoint;
  const titleId = useId();
  const route = `webhooks/${id}`;

  async function test() {
    await adminPost(`${route}/test`);
    return { title: 'Test queued', description: 'Its result appears in Last deliveries.' };
  }
  async function switchOver() {
    await adminPost(`${route}/change`, { is_active: !is_active });
    return { title: is_active ? 'Paused' : 'Resumed' };
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-labelledby={titleId} className="flex flex-col gap-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p id={titleId} className="min-w-0 font-medium wrap-anywhere">
          {url.replace(/^https:\/\//, '')}
        </p>
        <Badge tone={is_active ? 'success' : disabled_since ? 'danger' : 'neutral'}>
          {is_active ? 'Active' : disabled_since ? 'Disabled' : 'Paused'}
        </Badge>
      </div>
      {disabled_since && (
        <Notice tone="danger" title={`Disabled since ${formatDay(disabled_since.toDate())}`}>
          <p className="wrap-anywhere">{disabled_reason}</p>
          <p className="text-muted">
            {disabled_reason === SECRET_LOST
              ? 'Enter the new secret in the other system, then resume it here and send again what was not delivered.'
              : 'Once the system works again, resume it and send again what was not delivered.'}
          </p>
        </Notice>
      )}
      <Undelivered endpoint={endpoint} />
      <div className="flex flex-wrap gap-2">
        <WorkButton work={test} failure="Error sending test">
          Send a test
        </WorkButton>
        <WorkButton work={switchOver} failure={CHANGE_FAILED}>
          {is_active ? 'Pause' : 'Resume'}
        </WorkButton>
        <AskButton
          size="sm"
          label="New secret"
          title="Make a new secret?"
          description="The previous secret stays valid for 24 hours, so that no event is refused until the other system has the new one."
          confirmLabel="Make a new secret"
          work={() => postFor(webhookSecretSchema, `${route}/rotate`)}
          failure="Error making a new secret"
          onDone={({ secret }) => onSecret(secret)}
        />
        <AskButton
          size="sm"
          label="Remove"
          title="Remove this system?"
          description="It gets no more events. To connect it again, give it a new secret."
          work={() => adminPost(`${route}/remove`)}
          failure="Error removing system"
          onDone={() => {
            onRemoved();
            toast({ title: 'System removed', variant: 'success' });
          }}
        />
      </div>
      <Disclosure label={`Address and events: ${sales_only ? 'sales only' : 'everything'}`}>
        <EndpointForm
          values={{ url, sales_only }}
          label="Save"
          failure={CHANGE_FAILED}
          save={async (change) => {
            await adminPost(`${route}/change`, change);
            toast({ title: 'Saved', variant: 'success' });
          }}
        />
      </Disclosure>
      <Disclosure label="Last deliveries">
        <Deliveries endpoint={endpoint} />
      </Disclosure>
    </div>
  );
}

/** Sends again what the system did not get; nothing if there is none, or it is off. */
function Undelivered({ endpoint: { id, is_active } }: Pick<EndpointProps, 'endpoint'>) {
  const { records } = useLiveList(NOT_DELIVERED, WEBHOOK_DELIVERIES, null);
  if (!records.some(({ event }) => event !== TEST_EVENT)) return null;

  async function resendAll() {
    await adminPost(`webhooks/${id}/resend`, {});
    return { title: RESENT };
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="font-medium text-danger">Some events were not delivered</p>
      {is_active && (
        <WorkButton work={resendAll} failure={RESEND_FAILED}>
          Send all again
        </WorkButton>
      )}
    </div>
  );
}

function Deliveries({ endpoint: { is_active } }: Pick<EndpointProps, 'endpoint'>) {
  const list = useLiveList(LATEST, WEBHOOK_DELIVERIES, null);
  return (
    <ListBody list={list} emptyText="Nothing was sent yet." noun="deliveries">
      <ul className="divide-y divide-line">
        {list.records.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} isActive={is_active} />
        ))}
      </ul>
    </ListBody>
  );
}

const STATES: Record<WebhookDelivery['state'], { text: string; tone: BadgeTone }> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  delivered: { text: 'Delivered', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
  unsent: { text: 'Not sent', tone: 'neutral' },
};

function Delivery({ delivery, isActive }: { delivery: Stored<WebhookDelivery>; isActive: boolean }) {
  const { id, endpoint_id, event, state, failure, happened_at, tried_at } = delivery;
  const { text, tone } = STATES[state] ?? STATES.waiting;
  const at = (tried_at ?? happened_at).toDate();
  const now = useNow();

  async function resend() {
    await adminPost(`webhooks/${endpoint_id}/resend`, { delivery_id: id });
    return { title: RESENT, description: event };
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {event} <Badge tone={tone}>{text}</Badge>{' '}
          <time dateTime={at.toISOString()} className="font-normal text-muted">
            {agoText(at, now)}
          </time>
        </p>
        {failure && <p className="wrap-anywhere text-muted">{failure}</p>}
      </div>
      {isActive && state !== 'waiting' && (
        <WorkButton work={resend} failure={RESEND_FAILED} aria-label={`Send again: ${event}`}>
          Send again
        </WorkButton>
      )}
    </li>
  );
}
