import type { BookingMailInput } from './booking-mail-input.ts';

/** Names of people and shows are made of these; addresses, prices and appeals need others. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,'’&()+#–-]{1,80}$/u;
/** A dot inside a word makes a link in most mail programs. */
const LINK = /\.[\p{L}\p{N}]|\bwww\b/iu;

/**
 * The booking without what somebody could say with it to a stranger, whose address a booking may name: the mail comes
 * from us. Names that could be a message are left out, and so are the wishes for a custom booth. The team gets it all.
 */
export function forVisitor(input: BookingMailInput): BookingMailInput {
  const { booking, quote } = input;
  return {
    ...input,
    booking: { ...booking, user_name: plain(booking.user_name) },
    quote: quote && {
      ...quote,
      show_name: quote.show_id === 'custom' ? plain(quote.show_name) || 'Your show' : quote.show_name,
      custom_design: quote.custom_design ? { ...quote.custom_design, requests: '' } : quote.custom_design,
    },
  };
}

function plain(name: string): string {
  return PLAIN.test(name) && !LINK.test(name) ? name : '';
}
