import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand, calendarHost } from '../../../src/config/brand.ts';
import { completeFile } from '../../../src/domain/booking/calendar.ts';
import { paymentAmounts } from '../../../src/domain/proposal/amounts.ts';
import { paymentText } from '../../../src/domain/proposal/new-draft.ts';
import type { ProposalSheet } from '../../../src/domain/proposal/sheet.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';

/** Returns a calendar with a whole-day entry for each payment that has a day; nothing if none has. */
export function paymentEntries(
  { plan, reference }: ProposalSheet,
  { id, total, url, now }: { id: string; total: number; url: string; now: Date },
): Pick<Mail, 'ics'> {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Proposals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const amounts = paymentAmounts(plan, total);
  for (const [index, payment] of plan.entries()) {
    if (!payment.due_on) continue;
    calendar.createEvent({
      id: `${id}-payment-${index + 1}@${calendarHost}`,
      stamp: now,
      start: new Date(`${payment.due_on}T00:00:00Z`),
      allDay: true,
      summary: `Payment to ${brand.name}: ${paymentText(payment, amounts[index] ?? 0)}`,
      description: [payment.text, `Reference: ${reference}`].filter(Boolean).join('\n'),
      url,
    });
  }
  if (calendar.length() === 0) return {};
  return { ics: { method: 'PUBLISH', content: completeFile(calendar.toString()) } };
}
