/**
 * Every text that answers a visitor's action, once.
 * Texts that only label a control stand where the control is.
 */
export const messages = {
  location: {
    customShow: (name: string) => `Custom show "${name}" - We'll include this in your quote.`,
    matchTitle: 'Great! We have your location',
    matchText: "Next, we'll help you choose the perfect booth size and design.",
    mismatchTitle: 'Sorry ! Mismatch location',
    mismatchText: (show: string, city: string, state: string) => `${show} isn't in ${city}, ${state}`,
    mismatchFollowUp:
      "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
    weeksLeft: (weeks: number, month: string) =>
      `${weeks === 0 ? 'Less than a week' : weeks === 1 ? '1 week' : `${weeks} weeks`} left until ${month}.`,
    bookBy: (date: string) => `Book by ${date} to be ready in time`,
    rush: 'Rush: talk to us today',
  },
  customRequest: {
    received: "Thank you! We'll email you a custom proposal within 24 hours.",
    failedTitle: 'Your request was not sent',
    failedText: 'Please check your connection and try again. Everything you typed is still here.',
  },
  contact: {
    sentTitle: 'Thank you for your message',
    sentText: 'Our team has it and replies within 24 hours.',
    invalidTitle: 'Validation Error',
    failedTitle: 'Error',
    failedText: 'Failed to send message. Please try again or email us directly.',
  },
  extras: {
    none: 'No extras available at the moment. You can continue with just the booth design.',
    noneSelected: 'No extras selected. You can continue with just the booth design, or add items above.',
  },
  meeting: {
    selectDateFirstTitle: 'Please Select a Date First',
    selectDateFirst: 'Please select a date first to see available time slots.',
    noSlots: 'No available time slots for this date.',
    noTimeZone: 'No timezone found.',
    dateAndTimeRequired: 'Please select a meeting date and time.',
    missingContactTitle: 'Missing contact information',
    missingContactText: 'Please fill in all required contact details (Name, Company, Email).',
    notFound: 'There is no meeting for this link. It may be over, or the link may not be complete.',
    over: 'This meeting cannot be changed any more.',
    moved: 'Your meeting was moved. The update for your calendar is on its way to your mailbox.',
    cancelled: 'Your meeting was cancelled. A confirmation is on its way to your mailbox.',
    changeFailed:
      'We cannot tell whether it worked. Please try again: nothing is done twice. Or contact us directly.',
    missingStepsTitle: 'Missing information',
    missingStepsText: 'Please complete all previous steps before submitting.',
  },
  booking: {
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
  },
  gallery: {
    none: 'No projects match your selected filters. Try adjusting your criteria.',
  },
  /** In the wizard, after 'Start from this project'. */
  projectRequest: {
    /** `event`: what of city and show is taken over. */
    place: (event: string) => `For ${event}, as in the project.`,
    title: (size: string) => `Booth size ${size} is set`,
    chooseLocation: 'Tell us where your show is, then choose a design for this size.',
    chooseDesign: 'Choose a design for this size. Everything else in your quote is kept.',
    designCleared: 'Your design was for another size: please choose a new one. Everything else is kept.',
  },
  /** After Start Over, for as long as it can be undone. */
  startOver: {
    title: 'Your quote was cleared',
    text: 'You are back at the first step.',
  },
  quote: {
    /** `reply`: status and text of the response. */
    submitFailed: (reply: string) => `Failed to submit quote: ${reply}`,
  },
  access: {
    /** To an address that is not on the list, at sign-up. */
    refused: 'Access Denied: Only authorized administrators can access this panel.',
    deniedTitle: 'Access Denied',
    /** To a signed-in user who is no administrator. */
    denied: 'You are not authorized to access the admin panel.',
    sessionEnded: 'Your session has ended. Please sign in again.',
  },
  fields: {
    city: 'Choose a city',
    cityName: 'Use letters, spaces, dots, hyphens and apostrophes',
    state: 'Use the two-letter state',
    /** A listed city with another state. */
    cityElsewhere: (city: string, state: string) => `${city} is in ${state}`,
    /** A city of the visitor's own that still lacks its state. */
    stateOf: (city: string) => `Choose the state of ${city}, or a city from the list`,
    show: 'Choose a show',
    unknownShow: 'Choose a show from the list or enter its name',
    name: 'Name is required',
    company: 'Company is required',
    email: 'Invalid email address',
    phone: 'Phone is required',
    message: 'Message is required',
    dimension: 'Enter the size in feet, from 1 to 500',
    website: 'Enter a web address such as example.com',
    tooLong: (max: number) => `Please use at most ${max} characters`,
    controlCharacters: 'Please remove line breaks and control characters',
  },
} as const;
