import { CHECK_HAND_OVER, HAND_OVER_BOOKING } from '../../../../src/domain/api/admin-routes.ts';
import { type ServedRoute, serve } from '../../http/serve.ts';
import type { AdminBookingDependencies } from './admin-booking-routes.ts';
import { changeMeeting } from './change-meeting.ts';
import { checkHandOver } from './check-hand-over.ts';
import { handOverOf, receiverOf } from './hand-over.ts';

interface HandOverDependencies extends AdminBookingDependencies {
  /** Addresses of the administrators, in lower case. */
  readonly admins: () => ReadonlySet<string>;
}

/** POST /api/admin/bookings/{id}/hand-over: gives a meeting to another administrator; `change` can be undone. */
export function handOverBookingRoute(dependencies: HandOverDependencies): ServedRoute {
  const { db, settings, admins } = dependencies;
  const holdMs = settings.undoSeconds * 1000;
  return serve(HAND_OVER_BOOKING, async ({ to }, { by, id }) => {
    const sequence = await changeMeeting(
      dependencies,
      { id, by, holdMs },
      async (transaction, at, read, author) => {
        const receiver = await receiverOf(transaction, db, admins(), to);
        return handOverOf(transaction, at, read, receiver, author);
      },
    );
    return { change: sequence === null ? null : { id, sequence } };
  });
}

/** POST /api/admin/hand-over/check: says what a colleague has against an hour. */
export function checkHandOverRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(CHECK_HAND_OVER, (input) => checkHandOver(dependencies, input));
}
