/** Reads and writes deals within the transactions of what happens to them (docs/decisions/0189-deals.md). */
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { changeDeal, joins, newDeal } from '../../../src/domain/deals/change-deal.ts';
import type { DealAuthor, DealChange, DealPerson } from '../../../src/domain/deals/deal-events.ts';
import type { DealSource } from '../../../src/domain/deals/sources.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { DEALS, type Deal } from '../../../src/domain/records/deals.ts';
import type { Mail } from '../../../src/domain/records/mail.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import type { CameFrom } from '../../../src/domain/schemas/came-from.ts';
import type { BookingContact } from '../../../src/domain/schemas/contact-fields.ts';
import { recordIn } from '../platform/firebase.ts';
import { sha256 } from '../platform/secret.ts';

/** Open deals of one address that are compared with a new record. */
const MAX_COMPARED = 20;

/**
 * Maximum attempts to join a deal that parallel requests write too. After that a request opens a separate deal, so that
 * a burst from one address cannot make it fail.
 */
const MAX_JOINING = 3;

/** A deal as read, or a new one. */
export interface OpenedDeal {
  readonly ref: DocumentReference;
  readonly deal: Deal;
  readonly isNew: boolean;
  /** When it was last written, if it was read without a lock: the write fails if that is no longer true. */
  readonly updateTime?: DocumentSnapshot['updateTime'];
}

/** Reads a deal; null if it has no id, or was deleted. */
export async function readDeal(
  transaction: Transaction,
  db: Firestore,
  id: string | undefined,
): Promise<(OpenedDeal & { readonly read: DocumentSnapshot }) | null> {
  if (!id) return null;
  const read = await transaction.get(db.doc(DEALS.path(id)));
  const deal = recordIn(DEALS, read);
  return deal && { ref: read.ref, deal, isNew: false, read };
}

/**
 * Returns the deal that a record of this person belongs to: the open one of the same address and show in which something
 * happened last, or else a new one. Read without a lock, since many records of one address would wait for each other;
 * its id then tells parallel ones that there is one.
 * @param nth number of the try, 1 at first
 */
export async function dealFor(
  db: Firestore,
  { source, person, at }: { source: DealSource; person: DealPerson; at: Moment },
  nth = 1,
): Promise<OpenedDeal> {
  const deals = db.collection(DEALS.name);
  const deal = newDeal(source, person, at);
  if (!person.email || nth > MAX_JOINING) return { ref: deals.doc(), deal, isNew: true };
  const { docs } = await deals.where('mailbox', '==', deal.mailbox).limit(MAX_COMPARED).get();
  const [joined] = docs
    .map((stored) => ({ ref: stored.ref, deal: DEALS.read(stored.data()), updateTime: stored.updateTime }))
    .filter((known) => known.deal.is_open && joins(known.deal, person))
    .toSorted((a, b) => b.deal.changed_at.toMillis() - a.deal.changed_at.toMillis());
  if (joined) return { ...joined, isNew: false };
  return { ref: deals.doc(idOfNext(deal.mailbox, docs.length)), deal, isNew: true };
}

/** Returns the id of an address's next deal, the same for parallel requests, which cannot both create it. */
function idOfNext(mailbox: string, count: number): string {
  return sha256(`deal ${count} of ${mailbox}`).slice(0, 20);
}

/** Returns a booking's deal: its quote's, the one that the team named, or the deal of the `request`'s address. */
export async function dealOfBooking(
  transaction: Transaction,
  db: Firestore,
  { request, ids, at }: { request: BookingContact; ids: readonly (string | undefined)[]; at: Moment },
  nth = 1,
): Promise<OpenedDeal> {
  for (const id of ids) {
    const known = await readDeal(transaction, db, id);
    if (known) return known;
  }
  return dealFor(db, { source: 'booking', person: bookingPerson(request), at }, nth);
}

/** Returns the deal that a mail is about; null if it is about none. */
export async function dealOfMail(
  transaction: Transaction,
  db: Firestore,
  { deal_id, booking_id, quote_submission_id }: Pick<Mail, 'deal_id' | 'booking_id' | 'quote_submission_id'>,
): Promise<OpenedDeal | null> {
  if (deal_id) return readDeal(transaction, db, deal_id);
  const about = booking_id
    ? BOOKINGS.path(booking_id)
    : quote_submission_id && QUOTE_SUBMISSIONS.path(quote_submission_id);
  return about ? readDeal(transaction, db, (await transaction.get(db.doc(about))).get('deal_id')) : null;
}

export function bookingPerson(booking: BookingContact & { came_from?: CameFrom | undefined }): DealPerson {
  const { user_name: name, company, user_email: email, user_phone: phone, came_from } = booking;
  return { name, company, email, phone, came_from };
}

/** Writes what happened to a deal; nothing without one. @returns the deal afterward */
export function writeDeal(
  writer: Transaction,
  opened: OpenedDeal | null,
  change: DealChange,
  author: DealAuthor,
): Deal | null {
  return opened && writeHistory(writer, opened, [[change, author]]);
}

/** Writes several events of a deal at once, in their order, and returns the deal afterward. */
export function writeHistory(
  writer: Transaction,
  { ref, deal, isNew, updateTime }: OpenedDeal,
  history: readonly (readonly [change: DealChange, author: DealAuthor])[],
): Deal {
  const after = history.reduce((before, [change, author]) => changeDeal(before, change, author), deal);
  if (isNew) writer.create(ref, after);
  else if (updateTime) writer.update(ref, { ...after }, { lastUpdateTime: updateTime });
  else writer.set(ref, after);
  return after;
}
