import * as z from 'zod/mini';
import { SLOT_LABELS } from '../slot-labels.ts';
import { calendarDate, documentId } from './text.ts';

/** An hourly label of a day in America/New_York, '12:00 AM' to '11:00 PM' (specification section 9). */
export function slotLabel() {
  return z.enum(SLOT_LABELS as readonly [string, ...string[]], { error: 'Choose a time from the list' });
}

/** The slots that an administrator offers on one date in America/New_York (specification section 3). */
export const availabilitySchema = z.object({
  date: calendarDate(),
  slots: z.array(slotLabel()).check(
    z.minLength(1),
    z.maxLength(24),
    z.refine((slots: string[]) => new Set(slots).size === slots.length, { error: 'A time is listed twice' }),
  ),
  admin_id: documentId(),
});
