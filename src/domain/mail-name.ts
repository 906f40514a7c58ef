import type { Mail } from './records/mail.ts';

const NAMES: Readonly<Record<Mail['kind'], string>> = {
  'booking-confirmation': 'Invitation to the visitor',
  'booking-pending': 'Link to confirm, to the visitor',
  'meeting-moved': 'New time, to the visitor',
  'meeting-cancelled': 'Cancellation, to the visitor',
  'meeting-reminder': 'Reminder, to the visitor',
  'quote-receipt': 'Copy of the quote, to the visitor',
  'booking-lead': 'Notice to the team',
  'meeting-moved-notice': 'New time, to the team',
  'meeting-cancelled-notice': 'Cancellation, to the team',
  'quote-lead': 'Quote, to the team',
  'custom-request': 'Custom booth request, to the team',
  'contact-message': 'Contact message, to the team',
  'lead-digest': 'Digest of leads, to the team',
  'open-hours': 'Open hours that end, to the team',
  'undelivered-mail': 'Undelivered mail, to the team',
};

/** Returns a mail's name for administrators and the team. */
export function mailName({ kind }: Pick<Mail, 'kind'>): string {
  return NAMES[kind] ?? 'Mail';
}
