/** Messages about mails that were not sent. */
export const mailMessages = {
  unsent: 'Waiting for more than 15 minutes, rejected, or given up after many tries.',
  mayHaveArrived: 'May have arrived: the mail server received it but did not confirm.',
  loadFailed: 'Error loading emails',
  resendFailed: 'Error resending email',
  resent: 'Email resent',
} as const;
