/** Filter of all bookings; dates are New York's, '' for no bound. */
export interface BookingFilter {
  readonly text: string;
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: BookingFilter = { text: '', from: '', until: '' };

type Searched = Readonly<
  Record<'user_name' | 'user_email' | 'user_phone' | 'company' | 'reference' | 'date', string>
>;

/** True if every word of `text` occurs in the booking, however it is capitalised or accented. */
export function matchesText(booking: Searched, text: string): boolean {
  const { user_name, user_email, user_phone, company, reference, date } = booking;
  const hay = plain([user_name, user_email, user_phone, company, reference, date].join('\n'));
  return plain(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
