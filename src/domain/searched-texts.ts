import type { Booking } from './records/bookings.ts';
import type { QuoteSubmission } from './records/quote-submissions.ts';
import type { SearchedTexts } from './search-words.ts';

export function searchedInBooking(
  booking: Pick<Booking, 'user_name' | 'company' | 'user_email' | 'user_phone' | 'reference'>,
): SearchedTexts {
  const { user_name, company, user_email, user_phone, reference } = booking;
  return { name: user_name, company, email: user_email, phone: user_phone, reference };
}

export function searchedInQuote({ contact }: Pick<QuoteSubmission, 'contact'>): SearchedTexts {
  return searchedInMessage(contact);
}

/** By what a message or a request of a custom size is found. */
export function searchedInMessage(from: Omit<SearchedTexts, 'reference'>): SearchedTexts {
  const { name, company, email, phone } = from;
  return { name, company, email, phone, reference: '' };
}
