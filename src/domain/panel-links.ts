/** Links into the panel, for mails and calendars: each opens its record. `siteUrl` has no slash at the end. */
import type { LeadKind } from './schemas/leads.ts';

export function bookingUrl(siteUrl: string, id: string): string {
  return `${siteUrl}/admin#bookings?booking=${encodeURIComponent(id)}`;
}

export function leadUrl(siteUrl: string, kind: LeadKind, id: string): string {
  return `${siteUrl}/admin#leads?lead=${leadKey(kind, id)}`;
}

/** Returns a lead's key in the panel's URL: 'quote~7F3K'. */
export function leadKey(kind: LeadKind, id: string): string {
  return `${kind}~${id}`;
}
