/** Returns the header that opens the meeting of a visitor's link. */
export function headersFor(token: string): Readonly<Record<string, string>> {
  return { 'X-Meeting-Token': token };
}
