import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand, calendarHost } from '../../config/brand.ts';
import { paymentEntries } from '../../domain/proposal/payment-entries.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';

/**
 * Returns an .ics file with an all-day event for each due date; `total` is in US dollars, as accepted. Lazy-load it:
 * the generator is 9 KB.
 */
export function paymentCalendar(sheet: ProposalSheet, total: number): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Proposals' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of paymentEntries(sheet, total, { name: brand.name, host: calendarHost })) {
    calendar.createEvent({ ...entry, transparency: ICalEventTransparency.TRANSPARENT });
  }
  return calendar.toString();
}
