/** Said about a request for a custom booth. */
export const customRequestMessages = {
  received: "Thank you! We'll email you a custom proposal within 24 hours.",
  failedTitle: 'Your request was not sent',
  failedText: 'Please check your connection and try again. Everything you typed is still here.',
} as const;
