import * as z from 'zod/mini';
import { documentId, mediaUrl } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const SITE_SETTINGS = defineRecord({
  name: 'site_settings',
  about:
    "Settings of the site, one record per administrator; its id is the administrator's. Visitors see the logo that was set last.",
  isPersonal: false,
  id: 'administrator',
  schema: z.object({
    logo_url: z.nullable(mediaUrl()),
    /** The variant for dark backgrounds. Without it, the logo appears there on a white plate. */
    logo_dark_url: z.optional(z.nullable(mediaUrl())),
    admin_id: documentId(),
  }),
  administrators: { read: 'own', write: ['create', 'update'] },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel',
  kept: 'Permanently',
});

export type SiteSettings = FieldsOf<typeof SITE_SETTINGS>;
