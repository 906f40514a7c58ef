import { CONTACT_MESSAGES } from './contact-messages.ts';
import { CUSTOM_REQUESTS } from './custom-requests.ts';
import { QUOTE_SUBMISSIONS } from './quote-submissions.ts';

/** The records of leads, by kind. */
export const LEAD_RECORDS = {
  quote: QUOTE_SUBMISSIONS,
  request: CUSTOM_REQUESTS,
  message: CONTACT_MESSAGES,
} as const;
