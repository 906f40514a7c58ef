import { paymentAmounts, paymentText } from './amounts.ts';
import type { ProposalSheet } from './sheet.ts';

/**
 * Returns a whole-day calendar entry for each payment that has a day, for ical-generator. Mail and page give an entry the
 * same id, so that calendars have it once, and make it transparent: the reader is not busy on that day.
 * @param total in US dollars, as accepted
 */
export function paymentEntries(
  { plan, reference }: Pick<ProposalSheet, 'plan' | 'reference'>,
  total: number,
  brand: { readonly name: string; readonly host: string },
) {
  const amounts = paymentAmounts(plan, total);
  return plan.flatMap((payment, index) => {
    if (payment.due_on === null) return [];
    return {
      id: `${reference}-${index + 1}@${brand.host}`,
      start: new Date(payment.due_on),
      allDay: true,
      summary: `Payment to ${brand.name}: ${paymentText(payment, amounts[index] ?? 0)}`,
      description: [payment.text, `Reference: ${reference}`].filter(Boolean).join('\n'),
    };
  });
}
