import { shortSlot } from '../../../domain/format-time.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { slotInstant } from '../../../domain/slots.ts';

/** When something is to be done about a lead, seen from `today`; both days are New York's. */
export function stepText(day: string, today: string): string {
  if (day === today) return 'Due today';
  const noon = slotInstant(day, '12:00 PM');
  const short = noon ? shortSlot(noon, NEW_YORK).day : day;
  return day < today ? `Overdue since ${short}` : `Next step ${short}`;
}
