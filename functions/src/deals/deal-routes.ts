import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { ADD_DEAL, CHANGE_DEAL, PAY_DEAL, SET_DAILY_MAIL } from '../../../src/domain/api/admin-routes.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { DEAL_STATES } from '../../../src/domain/deals/states.ts';
import { fieldMessages } from '../../../src/domain/messages/fields.ts';
import { receivedDayProblem } from '../../../src/domain/proposal/payment-days.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import type { Deal } from '../../../src/domain/records/deals.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import type { AddedDeal, ChangedDeal, DealFields } from '../../../src/domain/schemas/deals.ts';
import { listedShow } from '../../../src/domain/show/listed-show.ts';
import type { Decision } from '../http/idempotency.ts';
import { invalid, Problem } from '../http/problem.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../http/serve.ts';
import { requireInTime } from '../http/within-deadline.ts';
import { type ReadClock, recordIn } from '../platform/firebase.ts';
import { dealFor, readDeal, writeDeal } from './deal-store.ts';

/** The routes of /api/admin/deals and /api/admin/daily-mail. */
export function dealRoutes({ db, timeOf }: AdminDependencies): ServedRoute[] {
  return [
    // No one is mailed
    serve(
      ADD_DEAL,
      (added, { by, now }) => ({
        decide: async (_transaction, nth): Promise<Decision> => {
          const { note, source, ...entered } = added;
          const at = Timestamp.fromDate(now);
          const person = { ...entered, ...(await showOf(db, added)) };
          const opened = await dealFor(db, { source, person, at }, nth);
          return {
            status: 201,
            body: { success: true, id: opened.ref.id, is_new: opened.isNew },
            write: (writer) => void writeDeal(writer, opened, { what: 'added', person, note }, { at, by }),
          };
        },
      }),
      { db, timeOf },
    ),
    serve(CHANGE_DEAL, (wanted, { by, id }) => changeFields(db, timeOf, { id, by }, wanted)),
    serve(PAY_DEAL, (paid, { by, id }) => recordPayment(db, timeOf, { id, by }, paid)),
    serve(SET_DAILY_MAIL, async ({ is_on }, { adminId }) => {
      await db.doc(ADMINS.path(adminId)).update({ daily_mail: is_on });
    }),
  ];
}

/** @throws Problem `invalid` for an unknown show */
async function showOf(db: Firestore, { show_id }: AddedDeal): Promise<{ show_name: string }> {
  if (!show_id) return { show_name: '' };
  const show = listedShow(show_id, (await db.doc(SHOWS.path(show_id)).get()).data());
  if (!show) throw invalid({ show_id: fieldMessages.unknownShow });
  return { show_name: show.name };
}

/**
 * Changes the team's fields; those that the state does not keep are emptied.
 * @throws Problem `not-found`; `changed-meanwhile` if a field is not as `expected`; `invalid` for a state that follows
 */
function changeFields(
  db: Firestore,
  timeOf: ReadClock,
  { id, by }: { id: string; by: string },
  { change, expected }: z.output<typeof CHANGE_DEAL.body>,
): Promise<ChangedDeal> {
  return db.runTransaction(async (transaction) => {
    const opened = await readDeal(transaction, db, id);
    if (!opened) throw new Problem('not-found');
    const before = fieldsOf(opened.deal);
    if (!isWithin(expected, before)) throw new Problem('changed-meanwhile');
    const { state } = change;
    if (state && state !== before.state && !DEAL_STATES[state].isChosen)
      throw invalid({ 'change.state': 'Meetings and proposals set this state themselves' });
    const isAnswer = state !== undefined && opened.deal.waiting !== null;
    if (isWithin(change, before) && !isAnswer) return { success: true, deal: before, before };
    requireInTime();
    const at = Timestamp.fromDate(timeOf(opened.read));
    const after = writeDeal(transaction, opened, { what: 'edited', fields: change }, { at, by });
    return { success: true, deal: fieldsOf(after ?? opened.deal), before };
  });
}

function fieldsOf(deal: Deal): DealFields {
  const { state, is_archived, note, next_step, next_what, amount, lost_reason } = deal;
  return { state, is_archived, note, next_step, next_what, amount, lost_reason };
}

/** True if every field of `some` has the same value in `all`. */
function isWithin(some: Partial<DealFields>, all: DealFields): boolean {
  return Object.entries(some).every(([name, value]) => value === all[name as keyof DealFields]);
}

/** Records the day of a payment, or takes it back. The customer's page shows the deposit, and when all are paid. */
function recordPayment(
  db: Firestore,
  timeOf: ReadClock,
  { id, by }: { id: string; by: string },
  { index, paid_on }: z.output<typeof PAY_DEAL.body>,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const opened = await readDeal(transaction, db, id);
    if (!opened) throw new Problem('not-found');
    const { deal, read } = opened;
    const payment = deal.payments[index];
    // Another version, or a lost deal
    if (!payment) throw new Problem('changed-meanwhile');
    const path = deal.proposal?.state === 'accepted' ? PROPOSALS.path(deal.proposal.id) : null;
    const stored = path ? await transaction.get(db.doc(path)) : undefined;
    const now = timeOf(read);
    const accepted = recordIn(PROPOSALS, stored)?.accepted;
    const since = accepted?.at ?? deal.created_at;
    if (paid_on !== null && paid_on !== payment.paid_on) {
      const problem = receivedDayProblem(paid_on, todayInNewYork(since.toDate()), todayInNewYork(now));
      if (problem) throw invalid({ paid_on: problem });
    }
    requireInTime();
    const author = { at: Timestamp.fromDate(now), by };
    const after = writeDeal(transaction, opened, { what: 'paid', index, paid_on }, author);
    if (after && accepted && stored) transaction.update(stored.ref, receivedDays(after));
  });
}

/** Returns when the deposit and the last payment came in, as the proposal's page shows it. */
function receivedDays({ payments }: Pick<Deal, 'payments'>) {
  const days = payments.map(({ paid_on }) => paid_on);
  const isPaid = days.every((day) => day !== null);
  return {
    deposit_on: days.length > 1 ? (days[0] ?? null) : null,
    paid_on: isPaid ? (days.toSorted().at(-1) ?? null) : null,
  };
}
