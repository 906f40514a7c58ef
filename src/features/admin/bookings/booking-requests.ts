/** What the panel asks the server to do with bookings; all reject with an AdminApiError that has the server's text. */
import {
  type CancelBookings,
  type CancelledBookings,
  cancelledBookingsSchema,
  type Outcome,
} from '../../../domain/schemas/admin-bookings.ts';
import { AdminApiError } from '../../../lib/admin-api.ts';
import { adminPost } from '../../../lib/admin-post.ts';
import { recordIn } from '../../../lib/json-record.ts';

/** Each of the meetings is a transaction of its own. */
const CANCELLING_MS = 60_000;

/** POST /api/admin/bookings/cancel: which of at most MAX_CANCELLED meetings are cancelled now. */
export async function cancelBookings(request: CancelBookings): Promise<CancelledBookings> {
  const text = await adminPost('bookings/cancel', request, CANCELLING_MS);
  const answer = cancelledBookingsSchema.safeParse(recordIn(text));
  if (!answer.success) throw new AdminApiError(200, 'The answer of the server cannot be read.');
  return answer.data;
}

/** POST /api/admin/bookings/:id/status: whether the meeting took place. */
export async function setOutcome(id: string, status: Outcome): Promise<void> {
  await adminPost(`bookings/${encodeURIComponent(id)}/status`, { status });
}

/** POST /api/admin/bookings/:id/note: what the team wants to remember; '' takes it away. */
export async function setNote(id: string, note: string): Promise<void> {
  await adminPost(`bookings/${encodeURIComponent(id)}/note`, { note });
}
