import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { BOOKINGS, type Booking, type BookingEvent } from '../../../src/domain/records/bookings.ts';
import type { Lead } from '../../../src/domain/records/lead.ts';
import { LEAD_RECORDS } from '../../../src/domain/records/lead-records.ts';
import type { Proposal } from '../../../src/domain/records/proposals.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { type LeadFields, settledLead } from '../../../src/domain/schemas/leads.ts';

/** A proposal's lead, as far as it is still stored, and the meeting of its quote. */
export interface ProposedLead {
  readonly ref: DocumentReference;
  readonly lead: Lead;
  /** Null for requests and messages. */
  readonly quote: QuoteSubmission | null;
  readonly booking: { readonly ref: DocumentReference; readonly fields: Booking } | null;
}

/** Reads the lead of a proposal; null if it was deleted. */
export async function leadOf(
  transaction: Transaction,
  db: Firestore,
  { lead_kind, lead_id }: Pick<Proposal, 'lead_kind' | 'lead_id'>,
): Promise<ProposedLead | null> {
  const stored = await transaction.get(db.doc(LEAD_RECORDS[lead_kind].path(lead_id)));
  if (!stored.exists) return null;
  const record = LEAD_RECORDS[lead_kind].read(stored.data() ?? {});
  const quote = 'booking_id' in record ? record : null;
  const booked = quote?.booking_id ? await transaction.get(db.doc(BOOKINGS.path(quote.booking_id))) : null;
  return {
    ref: stored.ref,
    lead: record.lead,
    quote,
    booking: booked?.exists ? { ref: booked.ref, fields: BOOKINGS.read(booked.data() ?? {}) } : null,
  };
}

interface LeadChange {
  readonly now: Date;
  /** `visitor`, or the administrator's address. */
  readonly by: string;
  readonly change: Partial<LeadFields>;
  /** The event for the history of the meeting. */
  readonly what?: BookingEvent['what'];
}

/** Writes what a proposal changes on its lead, and the event in its meeting's history. */
export function writeLead(
  writer: Transaction,
  proposed: ProposedLead | null,
  { now, by, change, what }: LeadChange,
): void {
  if (!proposed) return;
  const at = Timestamp.fromDate(now);
  const { ref, lead: before, booking } = proposed;
  const { changed_by: _former, ...kept } = before;
  const lead: Lead = {
    ...settledLead({ ...kept, ...change }),
    changed_at: at,
    ...(by !== 'visitor' && { changed_by: by }),
  };
  writer.update(ref, { lead });
  if (what && booking) writer.update(booking.ref, { history: withEvent(booking.fields, { what, at, by }) });
}
