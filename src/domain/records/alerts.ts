import * as z from 'zod/mini';
import { moment } from './moment.ts';
import { defineRecord } from './record.ts';

export const ALERTS = defineRecord({
  name: 'alerts',
  about:
    'When something unusual was logged last, so that it is not logged every hour. Its id is the name of the event.',
  schema: z.object({ logged_at: moment() }),
  labels: { logged_at: 'Logged last' },
  administrators: { read: 'none', write: [] },
  stamps: 'none',
  writtenBy: 'The function that watches',
  kept: 'For good',
});
