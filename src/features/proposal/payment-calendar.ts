import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand, calendarHost } from '../../config/brand.ts';
import { paymentAmounts } from '../../domain/proposal/amounts.ts';
import { paymentText } from '../../domain/proposal/new-draft.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';

/**
 * Returns an .ics file with an all-day event for each payment that has a due date. Lazy-load this module: the generator
 * is 9 KB.
 * @param total in US dollars, as accepted
 */
export function paymentCalendar({ plan, reference }: ProposalSheet, total: number): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Proposals' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const amounts = paymentAmounts(plan, total);
  plan.forEach((payment, index) => {
    if (payment.due_on === null) return;
    calendar.createEvent({
      id: `${reference}-${index + 1}@${calendarHost}`,
      start: new Date(payment.due_on),
      allDay: true,
      summary: `Payment to ${brand.name}: ${paymentText(payment, amounts[index] ?? 0)}`,
      description: [payment.text, `Reference for the transfer: ${reference}`].filter(Boolean).join('\n'),
      organizer: { name: brand.name, email: brand.email },
    });
  });
  return calendar.toString();
}
