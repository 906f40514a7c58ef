import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const ALERTS = defineRecord({
  name: 'alerts',
  about: 'When an unusual event was last logged or mailed to the team. Its id is the name of the event.',
  schema: z.object({ logged_at: moment() }),
  writtenBy: 'The monitoring functions',
  kept: 'Permanently',
});
