/** Links into the panel, for mails and calendars: each opens its record. `siteUrl` has no slash at the end. */

export function bookingUrl(siteUrl: string, id: string): string {
  return `${siteUrl}/admin#bookings?booking=${encodeURIComponent(id)}`;
}

/** Opens a customer's record. */
export function dealUrl(siteUrl: string, id: string): string {
  return `${siteUrl}/admin#customers?customer=${encodeURIComponent(id)}`;
}
