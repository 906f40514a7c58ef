import { limit, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { Badge, type BadgeTone } from '../../../../components/Badge.tsx';
import {
  UNDELIVERED,
  WEBHOOK_DELIVERIES,
  type WebhookDelivery,
} from '../../../../domain/records/webhook-deliveries.ts';
import type { WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../../domain/schemas/webhooks.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import { agoText } from '../../availability/durations.ts';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf, type Stored } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { useNow } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { webhookMessages } from './webhook-messages.ts';

const texts = webhookMessages;

const MAX_SHOWN = 20;

/** Sends again what the system did not get; nothing if there is none, or it is off. */
export function Undelivered({ endpoint: { id, is_active } }: { endpoint: Stored<WebhookEndpoint> }) {
  const some = useMemo(
    () => queryOf(WEBHOOK_DELIVERIES, where('state', 'in', [...UNDELIVERED]), limit(MAX_SHOWN)),
    [],
  );
  const { records } = useLiveList(some, WEBHOOK_DELIVERIES, null);
  if (!records.some(({ event }) => event !== TEST_EVENT)) return null;

  async function resendAll() {
    await adminPost(`webhooks/${id}/resend`, {});
    return { title: texts.resent };
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="font-medium text-danger">{texts.undelivered}</p>
      {is_active && (
        <WorkButton work={resendAll} failure={texts.resendFailed}>
          Send all again
        </WorkButton>
      )}
    </div>
  );
}

/** The latest deliveries, live. */
export function Deliveries({ endpoint: { is_active } }: { endpoint: Stored<WebhookEndpoint> }) {
  const last = useMemo(() => queryOf(WEBHOOK_DELIVERIES, orderBy('queued_at', 'desc'), limit(MAX_SHOWN)), []);
  const list = useLiveList(last, WEBHOOK_DELIVERIES, null);
  return (
    <ListBody list={list} emptyText={texts.noDeliveries} noun="deliveries">
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
    return { title: texts.resent, description: event };
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
        <WorkButton work={resend} failure={texts.resendFailed} aria-label={`Send again: ${event}`}>
          Send again
        </WorkButton>
      )}
    </li>
  );
}
