import * as z from 'zod/mini';
import { documentId, mediaUrl, requiredLine } from '../schemas/text.ts';
import { defineRecord } from './record.ts';

export const HOSTS = defineRecord({
  name: 'hosts',
  about: "An administrator as visitors see the host of a meeting; its id is the administrator's.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    name: requiredLine(80, 'Enter your name'),
    photo_url: z.nullable(mediaUrl()),
    admin_id: documentId(),
  }),
  labels: { name: 'Name', photo_url: 'Photo' },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});
