import * as z from 'zod/mini';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const CALENDAR_FEEDS = defineRecord({
  name: 'calendar_feeds',
  about: "Lets calendar programs read an administrator's meetings; its id is the administrator's.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    /** SHA-256 (hex) of the secret in the feed's address. */
    secret_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    created_at: moment(),
    admin_id: documentId(),
  }),
  labels: { secret_hash: 'Secret, hashed', created_at: 'Made', admin_id: 'Administrator' },
  administrators: { read: 'own', write: [] },
  writtenBy: 'POST /api/admin/calendar-feed',
  kept: 'Until the administrator revokes it or makes another',
});

export type CalendarFeed = FieldsOf<typeof CALENDAR_FEEDS>;
