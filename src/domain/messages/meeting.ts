/** Messages about choosing and changing a meeting. */
export const meetingMessages = {
  selectDateFirstTitle: 'Please Select a Date First',
  selectDateFirst: 'Please select a date first to see available time slots.',
  noSlots: 'No available time slots for this date.',
  noTimeZone: 'No timezone found.',
  dateAndTimeRequired: 'Please select a meeting date and time.',
  missingContactTitle: 'Missing contact information',
  missingContactText: 'Please fill in all required contact details (Name, Company, Email).',
  notFound: 'There is no meeting for this link. It may be over, or the link may not be complete.',
  over: 'This meeting cannot be changed any more.',
  tooManyMoves:
    'This meeting was moved three times within a day. Please move it again tomorrow, or contact us directly.',
  moved: 'Your meeting was moved. The update for your calendar is on its way to your mailbox.',
  cancelled: 'Your meeting was cancelled. A confirmation is on its way to your mailbox.',
  confirmed: 'Your meeting is booked. The invitation is on its way to your mailbox.',
  changeFailed:
    'We cannot tell whether it worked. Please try again: nothing is done twice. Or contact us directly.',
  missingStepsTitle: 'Missing information',
  missingStepsText: 'Please complete all previous steps before submitting.',
} as const;
