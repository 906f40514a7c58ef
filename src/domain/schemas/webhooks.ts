/** Administrators' webhooks: requests to /api/admin/webhooks and their answers. */
import * as z from 'zod/mini';
import { documentId, serverUrl } from './text.ts';

/** Events, with their names for readers of the API's description. */
export const WEBHOOK_EVENTS = {
  'quote.created': 'A quote is sent',
  'booking.created': 'A meeting is booked',
  'booking.moved': 'A meeting is moved',
  'booking.cancelled': 'A meeting is canceled',
  'booking.restored': 'A cancellation or an outcome is taken back',
  'booking.held': 'A meeting took place',
  'booking.no_show': 'A visitor did not come',
  'lead.created':
    'A customer comes in: with a quote, a custom request, a message or a booking, or added by the team',
  'lead.changed': 'The team changes a customer',
  'proposal.sent': 'A version of a proposal is sent',
  'proposal.accepted': 'A customer accepts a proposal',
  'proposal.declined': 'A customer declines a proposal',
  'message.created': 'A contact message is sent',
  'request.created': 'A custom booth is requested',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** True if an endpoint for 'Sales only' gets the event: quotes, bookings and proposals, and what becomes of them. */
export function isSale(event: WebhookEvent): boolean {
  return /^(quote|booking|proposal)\./.test(event);
}

/** Sent by the panel's 'Send a test' only. */
export const TEST_EVENT = 'endpoint.test' as const;

/** Body of POST /api/admin/webhooks; `sales_only` leaves out leads and messages (`isSale`). */
export const connectWebhookSchema = z.object({ url: serverUrl(), sales_only: z.boolean() });
export type ConnectWebhook = z.output<typeof connectWebhookSchema>;

/** Answer to a new endpoint or secret. The secret, `whsec_` and base64, is in no other answer. */
export const webhookSecretSchema = z.object({
  success: z.literal(true),
  id: documentId(),
  secret: z.string(),
});

/** Body of POST /api/admin/webhooks/{id}/change. */
export const changeWebhookSchema = z
  .extend(z.partial(connectWebhookSchema), { is_active: z.optional(z.boolean()) })
  .check(z.refine((change) => Object.keys(change).length > 0, { error: 'Nothing to change' }));

/** Body of POST /api/admin/webhooks/{id}/resend: a delivery; all that were not delivered if omitted. */
export const resendWebhookSchema = z.object({ delivery_id: z.optional(documentId()) });
