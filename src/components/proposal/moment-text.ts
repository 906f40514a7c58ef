import { COMPANY_ZONE } from '../../domain/time/slot-labels.ts';

/** Formats an instant in the company's zone, without a date library: 'December 3, 2026 at 10:04 AM EST'. */
export function momentText(instant: string): string {
  const moment = new Date(instant);
  const timeZone = COMPANY_ZONE;
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return `${day} at ${moment.toLocaleTimeString('en-US', { ...time, timeZone })}`;
}
