import * as z from 'zod/mini';
import { serverUrl } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Reason to disable an endpoint whose secret was encrypted with another CALENDAR_KEY. */
export const SECRET_LOST = "The secret can't be decrypted: make a new one.";

export const WEBHOOK_ENDPOINTS = defineRecord({
  name: 'webhook_endpoints',
  about: 'The address of another system, such as a CRM, that receives events. There is one at most.',
  schema: z.object({
    url: serverUrl(),
    /** True if it gets quotes, bookings and proposals only (isSale). */
    sales_only: z.boolean(),
    /** Encrypted with CALENDAR_KEY; the panel shows it once. */
    sealed: z.string(),
    /** The previous secret, which also signs until `former_until`. */
    former_sealed: z.nullable(z.string()),
    former_until: z.nullable(moment()),
    is_active: z.boolean(),
    /** When and why deliverWebhook disabled it; otherwise null and empty. */
    disabled_since: z.nullable(moment()),
    disabled_reason: z.string(),
    /** First failure since it accepted an event; null if the last one was accepted. */
    failing_since: z.nullable(moment()),
    /** No event is tried before while it does not answer: one probes it at a time. Null once it answered. */
    retry_at: z.nullable(moment()),
    /** Day of the last mail about a failure, yyyy-MM-dd in the company's zone; empty before the first. */
    failure_mailed_on: z.string(),
    created_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/webhooks and its subpaths; deliverWebhook',
  kept: 'Until an administrator removes it',
});

export type WebhookEndpoint = FieldsOf<typeof WEBHOOK_ENDPOINTS>;
