/** Messages about choosing and changing a meeting. */
export const meetingMessages = {
  /** Why the phone number is required. */
  phoneReason: 'The meeting is a phone call: we call you at this number.',
  /** Why the phone number is welcome. */
  rushPhoneReason: 'Your show opens soon: we confirm by phone whether we can still build this.',
  selectDateFirstTitle: 'Please Select a Date First',
  selectDateFirst: 'Please select a date first to see available time slots.',
  noSlots: 'No available time slots for this date.',
  noTimeZone: 'No timezone found.',
  dateAndTimeRequired: 'Please select a meeting date and time.',
  missingContactTitle: 'Missing contact information',
  missingContactText: 'Please fill in all required contact details (Name, Company, Email).',
  notFound: "This link doesn't open a meeting. The meeting may be over, or the link incomplete.",
  over: 'This meeting can no longer be changed.',
  tooManyMoves:
    'This meeting has been moved three times within a day. Please try again tomorrow, or contact us directly.',
  moved: 'Your meeting has been moved. A calendar update is on its way to your inbox.',
  canceled: 'Your meeting has been canceled. A confirmation is on its way to your inbox.',
  confirmed: 'Your meeting is booked. The invitation is on its way to your inbox.',
  changeFailed:
    "We couldn't confirm that it worked. Please try again (nothing happens twice), or contact us directly.",
  missingStepsTitle: 'Missing information',
  missingStepsText: 'Please complete all previous steps before submitting.',
} as const;
