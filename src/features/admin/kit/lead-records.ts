import { type Query, type QueryConstraint, where } from 'firebase/firestore';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../domain/records/custom-requests.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { type ContactDetails, EMPTY_CONTACT } from '../../../domain/schemas/contact-fields.ts';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { type NamedReader, queryOf } from './live-lists/live-record.ts';

export type LeadRecord = QuoteSubmission | StoredCustomRequest | StoredContactMessage;

/** The collections of leads, by kind. */
export const LEAD_RECORDS: Readonly<Record<LeadKind, NamedReader<LeadRecord>>> = {
  quote: QUOTE_SUBMISSIONS,
  request: CUSTOM_REQUESTS,
  message: CONTACT_MESSAGES,
};

/**
 * Returns a query for leads of a kind. A quote with a meeting is not a lead; its booking is listed instead.
 */
export function leadsOf(kind: LeadKind, ...constraints: QueryConstraint[]): Query {
  const unbooked = kind === 'quote' ? [where('booking_id', '==', null)] : [];
  return queryOf(LEAD_RECORDS[kind], ...unbooked, ...constraints);
}

/** Returns the sender of a lead. */
export function senderOf(record: LeadRecord): ContactDetails {
  if ('contact' in record) return record.contact;
  const { name, company, email, phone } = record;
  return { ...EMPTY_CONTACT, name, company, email, phone };
}
