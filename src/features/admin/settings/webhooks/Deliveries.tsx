import { limit, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { Badge, type BadgeTone } from '../../../../components/Badge.tsx';
import {
  MAX_DELIVERIES,
  UNDELIVERED,
  WEBHOOK_DELIVERIES,
  type WebhookDelivery,
} from '../../../../domain/records/webhook-deliveries.ts';
import type { WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { TEST_EVENT } from '../../../../domain/schemas/webhooks.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { type Live, queryOf } from '../../kit/live-lists/live-record.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { MomentText } from '../../kit/MomentText.tsx';
import { WorkButton } from '../../kit/WorkButton.tsx';
import { webhookMessages } from './webhook-messages.ts';

const texts = webhookMessages;

/** Number of events that an endpoint did not get, with the latest reason; nothing if there are none. */
export function Undelivered({ endpoint: { id, is_active } }: { endpoint: Live<WebhookEndpoint> }) {
  const own = useMemo(
    () =>
      queryOf(
        WEBHOOK_DELIVERIES,
        where('endpoint_id', '==', id),
        where('state', 'in', [...UNDELIVERED]),
        orderBy('queued_at', 'desc'),
        limit(MAX_DELIVERIES),
      ),
    [id],
  );
  const { records } = useLiveList(own, WEBHOOK_DELIVERIES, null);
  const events = records.filter(({ event }) => event !== TEST_EVENT);
  const [last] = events;
  if (!last) return null;

  async function resendAll() {
    await adminPost(`webhooks/${id}/resend`, {});
    return { title: texts.resent };
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium text-danger">
          {texts.undelivered(events.length, records.length === MAX_DELIVERIES)}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          Last: {last.event}. {last.failure}
        </p>
      </div>
      {is_active && (
        <WorkButton work={resendAll} failure={texts.resendFailed}>
          Send all again
        </WorkButton>
      )}
    </div>
  );
}

/** The latest deliveries to an endpoint, live. */
export function Deliveries({ endpoint: { id, is_active } }: { endpoint: Live<WebhookEndpoint> }) {
  const own = useMemo(
    () =>
      queryOf(
        WEBHOOK_DELIVERIES,
        where('endpoint_id', '==', id),
        orderBy('queued_at', 'desc'),
        limit(MAX_DELIVERIES),
      ),
    [id],
  );
  const list = useLiveList(own, WEBHOOK_DELIVERIES, null);
  return (
    <ListBody list={list} emptyText={texts.noDeliveries} noun="deliveries">
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
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

function Delivery({ delivery, isActive }: { delivery: Live<WebhookDelivery>; isActive: boolean }) {
  const { id, endpoint_id, event, state, attempts, status, failure, happened_at, tried_at } = delivery;
  const { text, tone } = STATES[state] ?? STATES.waiting;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const answer = status === null ? '' : `, answer ${status}`;

  async function resend() {
    await adminPost(`webhooks/${endpoint_id}/resend`, { delivery_id: id });
    return { title: texts.resent, description: event };
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {event} <Badge tone={tone}>{text}</Badge>
        </p>
        <MomentText at={tried_at ?? happened_at} className="text-muted" />
        <p className="wrap-anywhere text-muted">
          {[state === 'unsent' ? '' : tries + answer, failure].filter(Boolean).join('. ')}
        </p>
      </div>
      {isActive && (
        <WorkButton work={resend} failure={texts.resendFailed} aria-label={`Send again: ${event}`}>
          Send again
        </WorkButton>
      )}
    </li>
  );
}
