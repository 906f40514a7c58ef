/** Fields of what visitors send in addition to what they entered: quotes, custom requests and messages. */
import * as z from 'zod/mini';
import { CAME_FROM } from '../schemas/came-from.ts';
import { documentId } from '../schemas/text.ts';
import { moment } from './moment.ts';

export const RECEIVED_FIELDS = {
  created_at: moment(),
  /** The customer's deal; missing for a record from before the last backfill. */
  deal_id: z.optional(documentId()),
  ...CAME_FROM,
};
