import { CHECK_HAND_OVER, HAND_OVER_BOOKING, HAND_OVER_DATE } from '../../../src/domain/api/admin-routes.ts';
import { isPending } from '../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import type { BookingChange, HandedDate, HandOverDate } from '../../../src/domain/schemas/admin-bookings.ts';
import { adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import type { AdminBookingDependencies } from './admin-booking-routes.ts';
import { changeMeeting, EACH_MS } from './change-meeting.ts';
import { checkHandOver } from './check-hand-over.ts';
import { handOverOf, receiverOf } from './hand-over.ts';
import { handOverHours } from './hand-over-date.ts';

interface HandOverDependencies extends AdminBookingDependencies {
  /** Addresses of the administrators, in lower case. */
  readonly admins: () => ReadonlySet<string>;
}

/** POST /api/admin/bookings/{id}/hand-over: gives a meeting to another administrator; `change` can be undone. */
export function handOverBookingRoute(dependencies: HandOverDependencies): ServedRoute {
  const holdMs = dependencies.settings.undoSeconds * 1000;
  return adminRoute(HAND_OVER_BOOKING, async ({ to }, { by, id }) => {
    const sequence = await handOver(dependencies, { id, by, holdMs }, to);
    return { change: sequence === null ? null : { id, sequence } };
  });
}

/** POST /api/admin/availability/{id}/hand-over: gives a date's hours, and its meetings if wanted, to a colleague. */
export function handOverDateRoute(dependencies: HandOverDependencies): ServedRoute {
  return adminRoute(HAND_OVER_DATE, (input, { by, id }) => handOverDate(dependencies, { id, by }, input));
}

/** POST /api/admin/hand-over/check: says which hours a colleague is not free at. */
export function checkHandOverRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return adminRoute(CHECK_HAND_OVER, (input) => checkHandOver(dependencies, input));
}

function handOver(
  dependencies: HandOverDependencies,
  meeting: { readonly id: string; readonly by: string; readonly holdMs: number },
  to: string,
): Promise<number | null> {
  const { db, admins } = dependencies;
  return changeMeeting(dependencies, meeting, async (transaction, at, read, author) => {
    const receiver = await receiverOf(transaction, db, admins(), to);
    return handOverOf(transaction, at, read, receiver, author);
  });
}

/**
 * Gives the hours first, then each meeting in its own transaction: a visitor who books meanwhile gets either the
 * giver's hour, and the meeting follows, or the receiver's. Repeating a request does the rest.
 */
async function handOverDate(
  dependencies: HandOverDependencies,
  { id, by }: { readonly id: string; readonly by: string },
  input: HandOverDate,
): Promise<HandedDate> {
  const { db, timeOf, settings, admins } = dependencies;
  const hours = await db.runTransaction(async (transaction) => {
    const receiver = await receiverOf(transaction, db, admins(), input.to);
    return handOverHours(transaction, { db, timeOf }, id, receiver, input);
  });
  const changes: BookingChange[] = [];
  const failed: { id: string; code: ProblemCode }[] = [];
  if (input.with_meetings) {
    const { docs } = await db.collection(BOOKINGS.name).where('availability_id', '==', id).get();
    const live = docs.filter((found) => {
      const { status } = BOOKINGS.read(found.data());
      return status === 'confirmed' || isPending({ status });
    });
    const holdMs = settings.undoSeconds * 1000 + live.length * EACH_MS;
    for (const meeting of live) {
      try {
        const sequence = await handOver(dependencies, { id: meeting.id, by, holdMs }, input.to);
        if (sequence !== null) changes.push({ id: meeting.id, sequence });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // Has begun, or was canceled meanwhile
        if (error.code !== 'meeting-over') failed.push({ id: meeting.id, code: error.code });
      }
    }
  }
  return { success: true, ...hours, changes, failed };
}
