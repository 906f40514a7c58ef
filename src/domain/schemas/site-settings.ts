import * as z from 'zod/mini';
import { documentId, mediaUrl } from './text.ts';

/** Settings of the site, one record an administrator (specification section 3). */
export const siteSettingsSchema = z.object({ admin_id: documentId(), logo_url: z.nullable(mediaUrl()) });
