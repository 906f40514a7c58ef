import * as z from 'zod/mini';
import { slotLabel } from '../schemas/slot-label.ts';
import { calendarDate, documentId } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

/** The slots that an administrator offers on one date, both in America/New_York. */
const definition = defineRecord({
  name: 'availability',
  about: 'The hours that one administrator offers on one date in America/New_York.',
  schema: z.object({
    date: calendarDate(),
    slots: z.array(slotLabel()).check(
      z.minLength(1),
      z.refine((slots: string[]) => new Set(slots).size === slots.length, {
        error: 'A time is listed twice',
      }),
    ),
    admin_id: documentId(),
    /** Marks records created by the weekly hours, which keep them up to date; missing if added by hand. */
    source: z.optional(z.enum(['weekly'])),
  }),
  labels: { date: 'Date', slots: 'Time Slots', admin_id: 'Administrator', source: 'Came from' },
  administrators: { read: 'own', write: ['create', 'update', 'delete'] },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel; the functions, from the weekly hours',
  kept: 'Until an administrator deletes it, or the weekly hours that it came from close it',
});

export type Availability = FieldsOf<typeof definition>;

export const AVAILABILITY = {
  ...definition,
  /** One record per date and administrator: offering more hours adds to it. */
  idOf: ({ admin_id, date }: Pick<Availability, 'admin_id' | 'date'>): string => `${admin_id}_${date}`,
};
