import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { CHECK_HAND_OVER, HAND_OVER_BOOKING } from '../../../../src/domain/api/admin-routes.ts';
import { intervalsOf, meetingsOf, obstaclesTo } from '../../../../src/domain/booking/meeting-rules.ts';
import { isOverdue, isPending } from '../../../../src/domain/booking/pending-booking.ts';
import { slotInstant } from '../../../../src/domain/booking/slots.ts';
import { ADMINS } from '../../../../src/domain/records/admins.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import { withEvent } from '../../../../src/domain/records/bookings.ts';
import { busyIn, CALENDARS } from '../../../../src/domain/records/calendars.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { CheckedHandOver, CheckHandOver } from '../../../../src/domain/schemas/admin-bookings.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { readDeal, writeDeal } from '../../deals/deal-store.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import { recordIn } from '../../platform/firebase.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { calendarsOf, rulesIn, rulesRef } from '../hours/admin-schedule.ts';
import { hostName } from '../mails/booking-mail-parts.ts';
import { handedNoticeMail, leftNoticeMail, personName } from '../mails/team-mails.ts';
import { requireAhead } from './find-meeting.ts';
import {
  type ByTeam,
  changed,
  changeMeeting,
  claimOf,
  type Meeting,
  type MeetingChange,
  unchanged,
} from './meeting-change.ts';

/** The routes that give a meeting to another administrator, and say what a colleague has against an hour. */
export function handOverRoutes(dependencies: AdminDependencies): ServedRoute[] {
  const { db, admins } = dependencies;
  return [
    serve(HAND_OVER_BOOKING, async ({ to }, { by, id }) => ({
      change: await changeMeeting(dependencies, { id, by }, async (transaction, at, meeting, author) => {
        // In the transaction, so that a revocation at the same time either stops it or comes after it
        const email = recordIn(ADMINS, await transaction.get(db.doc(ADMINS.path(to))))?.email;
        if (!email || !admins().has(email)) throw invalid({ to: 'This is not an administrator' });
        return handOverOf(transaction, at, meeting, { id: to, email }, author);
      }),
    })),
    serve(CHECK_HAND_OVER, (input) => checkHandOver(dependencies, input)),
  ];
}

/**
 * Returns the writes that hand a meeting over to another administrator: its owner, the link to the hours and the claim
 * change, its time and place stay. Both hosts get a calendar update, and so does the visitor if the host's name, as
 * visitors see it, changes. Changes nothing if the meeting is already the receiver's. A pending booking has no mails
 * yet, so handing it over mails no one and cannot be undone.
 * @throws Problem `meeting-over` once it was canceled, released, or has begun
 */
async function handOverOf(
  transaction: Transaction,
  context: ServiceContext,
  meeting: Meeting,
  to: { id: string; email: string },
  author: ByTeam,
): Promise<MeetingChange> {
  const { db, now } = context;
  const { ref, before } = meeting;
  if (before.admin_id === to.id) return unchanged(db, before);
  if (isOverdue(before, now)) throw new Problem('meeting-over');
  const fields = {
    admin_id: to.id,
    availability_id: AVAILABILITY.idOf({ admin_id: to.id, date: before.date }),
  };
  const event = { what: 'handed', handed_to: to.email } as const;
  const what = { what: 'handed', host: to.email } as const;
  if (isPending(before)) {
    const claim = await claimOf(transaction, db, ref.id, before);
    const deal = await readDeal(transaction, db, before.deal_id);
    const stamp = { at: Timestamp.fromDate(now), by: author.who };
    return {
      ...(await unchanged(db, before)),
      write: (writer) => {
        if (claim) writer.update(claim, { admin_id: to.id });
        writer.update(ref, { ...fields, history: withEvent(before, { ...event, ...stamp }) });
        writeDeal(writer, deal, what, stamp);
      },
    };
  }
  requireAhead(before, now);
  return changed(transaction, context, meeting, author, {
    fields,
    event,
    dealChange: () => what,
    kindOf: (held, former) => (hostName(held.host) === hostName(former.host) ? null : 'meeting-host'),
    toTeam: (input, former) => [
      handedNoticeMail(input, now, author.who, personName(former)),
      leftNoticeMail(input, now, { ...former, before, handedBy: author.who }),
    ],
    write: (writer, { claim }) => {
      if (claim) writer.update(claim, { admin_id: to.id });
    },
  });
}

/**
 * Returns what a colleague's calendar, meetings and rules have against an hour. Administrators cannot read each
 * other's calendars; this says only that one is busy.
 */
async function checkHandOver(
  { db, timeOf, settings }: AdminDependencies,
  { to, date, time }: CheckHandOver,
): Promise<CheckedHandOver> {
  const [stored, calendars, claims] = await Promise.all([
    rulesRef(db, to).get(),
    calendarsOf(db, to).get(),
    // A meeting around midnight has its buffers on two dates
    db
      .collection(SLOT_CLAIMS.name)
      .where('date', '>=', addDays(date, -1))
      .where('date', '<=', addDays(date, 1))
      .get(),
  ]);
  const claimed = claims.docs.map((claim) => SLOT_CLAIMS.read(claim.data()));
  const busy = intervalsOf(busyIn(calendars.docs.map((found) => CALENDARS.read(found.data()))));
  const schedule = { now: timeOf(stored), meetings: meetingsOf(to, claimed), busy };
  const rules = rulesIn(stored, settings);
  const startsAt = slotInstant(date, time);
  const obstacles = (startsAt ? obstaclesTo(startsAt, rules, schedule) : []).filter(
    (reason) => reason !== 'too-soon' && reason !== 'too-far',
  );
  return { success: true, obstacles };
}
