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
  /** There is no answer, or one without a text of ours. */
  requestFailed: 'Failed to create booking',
  /** The answer says that it went well, but not that there is a booking. */
  creationFailed: 'Booking creation failed',
} as const;
