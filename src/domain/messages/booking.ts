export const bookingMessages = {
  successTitle: 'Meeting booked successfully',
  successText: "We've saved your booking and will send a calendar invite.",
  failedTitle: 'Booking failed',
  failedText: 'Please try again or contact us directly.',
  recordNotFound: 'Availability record not found',
  slotTaken: 'Someone just booked this time. Please choose another.',
  slotInPast: 'This time has already passed. Please choose another.',
  slotNotOffered: "That time isn't available on that date. Please choose another.",
  slotTooSoon: 'This time is too soon for us to prepare. Please choose a later time.',
  slotTooFar: 'This date is too far ahead. Please choose an earlier date.',
  linkNotMailed:
    "We can't email you the link that confirms this meeting right now. Please try again later, or contact us directly.",
  /** `phone` is the company's. */
  tooManyHeld: (phone: string) =>
    `Too many times are waiting to be confirmed right now. Please try again in half an hour, or call us at ${phone}.`,
  phoneNeeded: 'Enter a phone number: the meeting is a phone call',
  tooMany:
    'This email address already has two upcoming meetings. To change one, use the link in its confirmation.',
  /** For no response, or one without our text. */
  requestFailed: 'Failed to create booking',
  /** For a successful response without a booking. */
  creationFailed: 'Booking creation failed',
} as const;
