import * as z from 'zod/mini';
import { SLOT_LABELS } from '../slot-labels.ts';

/** An hourly label of a day in America/New_York, '12:00 AM' to '11:00 PM'. */
export function slotLabel() {
  return z.enum(SLOT_LABELS as readonly [string, ...string[]], { error: 'Choose a time from the list' });
}
