import * as z from 'zod/mini';
import { placeFields } from '../schemas/meeting-place.ts';
import { documentId } from '../schemas/text.ts';
import { defineRecord } from './record.ts';

export const MEETING_SETTINGS_ID = 'meetings';

export const TEAM_SETTINGS = defineRecord({
  name: 'team_settings',
  about: 'How the team holds its meetings: one record, `meetings`, for all administrators.',
  isPersonal: false,
  id: { only: MEETING_SETTINGS_ID },
  schema: z.object({ ...placeFields, admin_id: documentId() }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});
