import * as z from 'zod/mini';
import { calendarDate, documentId, slotLabels } from '../schemas/text.ts';
import { defineRecord, type FieldsOf } from './record.ts';

const hours = z.object({
  monday: slotLabels(),
  tuesday: slotLabels(),
  wednesday: slotLabels(),
  thursday: slotLabels(),
  friday: slotLabels(),
  saturday: slotLabels(),
  sunday: slotLabels(),
});
export type Weekday = keyof typeof hours.shape;

/** The days of the week, from Monday (ISO 8601). */
export const WEEKDAYS = Object.keys(hours.shape) as Weekday[];

/** Maximum closed dates to store; past ones are dropped first. */
export const MAX_CLOSED_DATES = 366;

export const WEEKLY_HOURS = defineRecord({
  name: 'weekly_hours',
  about:
    "The hours that an administrator offers every week, in the company's zone; its id is the administrator's. A function copies them into `availability`, which alone decides what can be booked.",
  isPersonal: true,
  id: 'administrator',
  schema: z.object({
    hours,
    /** If false, the dates created from them close, except for booked hours. */
    is_active: z.boolean(),
    skip_holidays: z.boolean(),
    /** Dates deleted by hand, which stay closed. */
    closed_dates: z.array(calendarDate()).check(z.maxLength(MAX_CLOSED_DATES)),
    admin_id: documentId(),
  }),
  administrators: { read: 'own', write: ['create', 'update'] },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel',
  kept: 'Permanently',
});

export type WeeklyHours = FieldsOf<typeof WEEKLY_HOURS>;
