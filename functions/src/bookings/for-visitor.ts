import { listedCity } from '../../../src/domain/cities.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { listedShow } from '../../../src/domain/shows.ts';
import { isPlainName } from '../mail-kit/plain-name.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/**
 * The booking without what somebody could say with it to a stranger, whose address a booking may name: mail and calendar
 * entry come from us. What is left is ours (shows, sizes, the catalogue), a plain name to greet, and a place; whatever
 * else was typed is empty here. The team gets it all.
 */
export function forVisitor(input: BookingMailInput): BookingMailInput {
  const { booking, quote } = input;
  const { user_name, cancelled_by, cancel_reason = '' } = booking;
  return {
    ...input,
    booking: {
      ...booking,
      user_name: isPlainName(user_name) ? user_name : '',
      user_phone: '',
      company: '',
      website: '',
      // Of the reasons only the team's own is ours to say
      cancel_reason: cancelled_by === 'team' ? cancel_reason : '',
      note: '',
    },
    quote: quote && quoteForVisitor(quote),
  };
}

function quoteForVisitor(quote: QuoteSubmission): QuoteSubmission {
  const nobody = { name: '', company: '', email: '', phone: '' };
  return {
    ...quote,
    show_name: listedShow(quote.show_id)?.name ?? 'Your show',
    city: listedCity(quote.city)?.city ?? (isPlainName(quote.city) ? quote.city : 'Your city'),
    custom_design: quote.custom_design && { ...quote.custom_design, ...nobody, requests: '' },
    contact: { ...nobody, website: '' },
  };
}
