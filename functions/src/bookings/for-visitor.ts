import { safeName } from '../../../src/domain/strangers-words.ts';
import { quoteForVisitor } from '../mail-kit/quote-rows.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/**
 * Returns the booking with only those texts that a mail to the visitor may repeat, since the address may be a
 * stranger's: names that strangers-words.ts accepts, and our own texts (listed shows, sizes, the catalogue).
 * The team's mail has everything.
 */
export function forVisitor(input: BookingMailInput): BookingMailInput {
  const { booking, quote } = input;
  const { user_name, cancelled_by, cancel_reason = '' } = booking;
  return {
    ...input,
    booking: {
      ...booking,
      user_name: safeName(user_name) ?? '',
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
