import * as z from 'zod/mini';
import { calendarDate, documentId, slotLabels } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

const definition = defineRecord({
  name: 'availability',
  about: 'The hours that one administrator offers on one date in the time zone of the company.',
  isPersonal: false,
  schema: z.object({
    date: calendarDate(),
    slots: slotLabels().check(z.minLength(1)),
    admin_id: documentId(),
    /** Hours offered although the administrator's calendar is busy. */
    despite_busy: z.optional(slotLabels()),
    /** Marks records created by the weekly hours, which keep them up to date; missing if added by hand. */
    source: z.optional(z.enum(['weekly'])),
  }),
  administrators: { read: 'own', write: ['create', 'update', 'delete'] },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel; the functions, from the weekly hours',
  kept: 'Until an administrator deletes it, or its weekly hours close it',
});

export type Availability = FieldsOf<typeof definition>;

export const AVAILABILITY = {
  ...definition,
  /** One record per date and administrator: offering more hours adds to it. */
  idOf: ({ admin_id, date }: Pick<Availability, 'admin_id' | 'date'>): string => `${admin_id}_${date}`,
};
