import { REPLY_WITHIN } from '../../domain/quote/catalogue.ts';

/** Messages about the contact form. */
export const contactFormMessages = {
  sentTitle: 'Thank you for your message',
  sentText: `Our team has it and will reply within ${REPLY_WITHIN}.`,
  invalidTitle: 'Validation Error',
  failedTitle: 'Error',
  failedText: 'Failed to send message. Please try again or email us directly.',
  /** Next to the form, where they add to the toast. */
  keptTitle: 'Your entries are kept',
  notSentTitle: 'Nothing was sent. Your entries are kept.',
  retryText: 'Trying again never sends it twice.',
} as const;
