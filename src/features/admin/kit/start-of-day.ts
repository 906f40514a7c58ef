import { Timestamp } from 'firebase/firestore';
import { slotInstant } from '../../../domain/slots.ts';

/** Midnight in New York at the start of `date`. */
export function startOfDay(date: string): Timestamp {
  return Timestamp.fromDate(slotInstant(date, '12:00 AM') ?? new Date(0));
}
