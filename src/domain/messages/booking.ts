/** Said about a booking. */
export const bookingMessages = {
  successTitle: 'Meeting booked successfully',
  successText: "We've saved your booking and will send a calendar invite.",
  failedTitle: 'Booking failed',
  failedText: 'Please try again or contact us directly.',
  recordNotFound: 'Availability record not found',
  slotTaken: 'Somebody booked this time a moment ago. Please choose another one.',
  slotInPast: 'This time has already passed. Please choose another one.',
  slotNotOffered: 'This time is not offered on that date. Please choose another one.',
  slotTooSoon: 'This time is too soon for us to prepare. Please choose a later one.',
  slotTooFar: 'This date is too far ahead. Please choose an earlier one.',
  tooMany:
    'There are two meetings to come for this email address already. Use the link in their confirmations to change one.',
  /** No response, or one without our text. */
  requestFailed: 'Failed to create booking',
  /** A successful response without a booking. */
  creationFailed: 'Booking creation failed',
} as const;
