import * as z from 'zod/mini';
import { serverUrl } from '../schemas/text.ts';
import { webhookEvents } from '../schemas/webhooks.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** Reason to disable an endpoint whose secret was encrypted with another CALENDAR_KEY. */
export const SECRET_LOST = "The secret can't be decrypted: make a new one.";

export const WEBHOOK_ENDPOINTS = defineRecord({
  name: 'webhook_endpoints',
  about: 'The address of another system, such as a CRM, that receives events.',
  schema: z.object({
    url: serverUrl(),
    events: webhookEvents(),
    /** Encrypted with CALENDAR_KEY; the panel shows it once. */
    sealed: z.string(),
    /** The previous secret, which also signs until `former_until`. */
    former_sealed: z.nullable(z.string()),
    former_until: z.nullable(moment()),
    is_active: z.boolean(),
    /** When and why deliverWebhook disabled it; otherwise null and empty. */
    disabled_since: z.nullable(moment()),
    disabled_reason: z.string(),
    created_at: moment(),
  }),
  labels: {
    url: 'Address',
    events: 'Events',
    sealed: 'Secret, encrypted',
    former_sealed: 'Secret before, encrypted',
    former_until: 'Secret before signs until',
    is_active: 'Active',
    disabled_since: 'Disabled since',
    disabled_reason: 'Reason',
    created_at: 'Added',
  },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/webhooks and its subpaths; deliverWebhook disables it',
  kept: 'Until an administrator removes it',
});

export type WebhookEndpoint = FieldsOf<typeof WEBHOOK_ENDPOINTS>;
