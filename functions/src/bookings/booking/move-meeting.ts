import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { meetingEnd } from '../../../../src/domain/booking/calendar.ts';
import { slotId, slotInstant } from '../../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import type { Booking, BookingEvent } from '../../../../src/domain/records/bookings.ts';
import { MAIL } from '../../../../src/domain/records/mail.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../../src/domain/records/slot-claims.ts';
import type { MoveBooking } from '../../../../src/domain/schemas/admin-bookings.ts';
import { formatMeeting } from '../../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../src/domain/time/slot-labels.ts';
import { Problem } from '../../http/problem.ts';
import type { MailRow } from '../../mail-kit/layout.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { calendarsOf, requireFree, rulesRef } from '../hours/admin-schedule.ts';
import { startOfHour, startOfOffered } from '../hours/offered-slots.ts';
import { changeNoticeMail, leftNoticeMail } from '../mails/team-mails.ts';
import { requireAhead } from './find-meeting.ts';
import {
  type ByTeam,
  type ByVisitor,
  changed,
  type Meeting,
  type MeetingChange,
  unchanged,
} from './meeting-change.ts';

/** Maximum moves within 24 hours: each one mails an address that may be a stranger's. */
const MAX_MOVES = 3;
const DAY_MS = 24 * 3_600_000;

/** Returns the visitor's moves within 24 hours before `now`, oldest first. */
function visitorMoves({ history }: Booking, now: Date): BookingEvent[] {
  return history.filter(
    ({ what, by, at }) =>
      what === 'moved' && by === 'visitor' && at && at.toMillis() > now.getTime() - DAY_MS,
  );
}

/** Returns the row with the time before the move, and before a visitor's other moves of 24 hours, whose mails it may replace. */
function formerTimes(booking: Booking, now: Date): MailRow[] {
  const last = booking.history.slice(-1);
  const moves = last[0]?.by === 'visitor' ? visitorMoves(booking, now) : last;
  const was = moves.flatMap(({ from }) => {
    const instant = from && slotInstant(from.date, from.time);
    return instant ? formatMeeting(instant, COMPANY_ZONE) : [];
  });
  return [{ label: 'Before', value: was.join('\n') }];
}

/** @throws Problem `too-many-moves` after three within 24 hours; Retry-After in seconds */
function requireMoveLeft(booking: Booking, now: Date): void {
  const at = visitorMoves(booking, now).at(-MAX_MOVES)?.at;
  if (!at) return;
  const seconds = Math.ceil((at.toMillis() + DAY_MS - now.getTime()) / 1000);
  throw new Problem('too-many-moves', { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Returns the writes that move a meeting: claim the new slot, free the old one, change the booking, mail visitor and
 * team, and the former host if the new hour is another administrator's. As in a booking, the new claim is created,
 * never overwritten. Changes nothing if the meeting already has the slot. After several moves in a row only the last
 * is mailed. Visitors can move to bookable hours; the team may ignore their rules, or choose any hour.
 * @throws Problem `meeting-over`, `too-many-moves` for a visitor, or why the slot cannot be booked (see startOfOffered
 * and startOfHour; for a visitor, requireFree)
 */
export async function moveOf(
  transaction: Transaction,
  context: ServiceContext,
  meeting: Meeting,
  slot: MoveBooking & { readonly time_zone?: string },
  // `taken` returns the answer if the hour cannot be booked
  moving: (ByVisitor & { readonly taken: () => Promise<Problem> }) | ByTeam,
): Promise<MeetingChange> {
  const { db, settings, now } = context;
  const { ref, before } = meeting;
  const isVisitors = moving.by === 'visitor';
  requireAhead(before, now);
  if (before.date === slot.date && before.time === slot.time) return unchanged(db, before);
  if (isVisitors) requireMoveLeft(before, now);
  const { date, time, availability_id = AVAILABILITY.idOf({ ...before, date: slot.date }) } = slot;
  const availability = await transaction.get(db.doc(AVAILABILITY.path(availability_id)));
  const isAnyHour = slot.availability_id === undefined;
  const startsAt = isAnyHour ? startOfHour(slot, now) : startOfOffered(availability, slot, now);
  const admin_id = isAnyHour ? before.admin_id : String(availability.get('admin_id'));
  if (isVisitors) {
    const [rules, { docs: calendars }] = await Promise.all([
      rulesRef(db, admin_id).get(),
      calendarsOf(db, admin_id).get(),
    ]);
    const hour = { startsAt, time, admin_id, availability, rules, calendars, except: ref.id };
    await requireFree(transaction, context, hour, moving.taken);
  }
  const replaced = isVisitors ? await waitingMoveMails(transaction, db, ref.id, before) : [];
  const starts_at = Timestamp.fromDate(startsAt);
  return changed(transaction, context, meeting, moving, {
    fields: {
      ...slot,
      availability_id,
      admin_id,
      starts_at,
      ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
      moves: before.moves + 1,
      reminded_at: null,
    },
    event: { what: 'moved', from: { date: before.date, time: before.time }, to: { date, time } },
    dealChange: (host) => ({ what: 'moved', id: ref.id, starts_at, host }),
    kindOf: () => 'meeting-moved',
    notBefore: isVisitors ? new Date(now.getTime() + settings.undoSeconds * 1000) : undefined,
    toTeam: (input, former) => [
      changeNoticeMail(input, now, 'meeting-moved-notice', formerTimes(input.booking, now)),
      ...(before.admin_id === admin_id ? [] : [leftNoticeMail(input, now, { ...former, before })]),
    ],
    write: (writer, { claim: freed }) => {
      const claim: SlotClaim = { date, time, booking_id: ref.id, admin_id };
      writer.create(db.doc(SLOT_CLAIMS.path(slotId(date, time))), claim);
      if (freed) writer.delete(freed);
      for (const mail of replaced) writer.delete(mail);
    },
  });
}

/** Returns the waiting mails about the visitor's earlier moves; the one about the team's move stays, since it apologizes. */
async function waitingMoveMails(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  { undo }: Booking,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(db.collection(MAIL.name).where('booking_id', '==', bookingId));
  return docs.flatMap((stored) => {
    const { kind, state, attempts, sequence } = MAIL.read(stored.data());
    const isUnsent = state === 'waiting' && attempts === 0;
    const isReplaced =
      kind === 'meeting-moved' ? sequence !== undo?.sequence : kind === 'meeting-moved-notice';
    return isUnsent && isReplaced ? [stored.ref] : [];
  });
}
