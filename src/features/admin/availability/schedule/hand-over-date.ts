import { toast } from '../../../../components/toast-store.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import {
  type HandedDate,
  type HandOverDate,
  handedDateSchema,
} from '../../../../domain/schemas/admin-bookings.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { MANY_MS } from '../../kit/booking-changes/cancel-all.ts';
import { undoBookingChanges } from '../../kit/booking-changes/undo-booking-changes.ts';
import type { Teammate } from '../../kit/team/team-context.tsx';
import { type Done, undoable } from '../../kit/undoable.ts';
import { recount } from '../../kit/use-count.ts';

const texts = availabilityMessages;

/** A date's record and its owner. */
interface OwnDate {
  readonly id: string;
  readonly date: string;
  readonly admin_id: string;
}

function giveDate(id: string, body: Omit<HandOverDate, 'keep'> & { keep?: string[] }): Promise<HandedDate> {
  const path = `availability/${encodeURIComponent(id)}/hand-over`;
  return postFor(handedDateSchema, path, body, { patienceMs: MANY_MS });
}

/**
 * Hands a date's hours over to a colleague, and its meetings if wanted. Returns the report, whose Undo first takes the
 * meetings back and then the hours, so that no hour is without an owner.
 * @throws AdminApiError as the server says
 */
export async function handOverDate(
  { id, date, admin_id }: OwnDate,
  to: Teammate,
  with_meetings: boolean,
): Promise<Done> {
  const { slots, shared, changes, failed } = await giveDate(id, { to: to.id, with_meetings });
  const day = formatDay(date);
  recount();
  if (failed.length > 0) {
    toast({ title: texts.handFailed, description: texts.notHanded(failed.length), variant: 'destructive' });
  }
  if (slots.length + changes.length === 0) return { title: texts.handed, description: texts.nothingHanded };
  async function undo() {
    if (changes.length > 0) await undoBookingChanges(changes);
    await undoable(texts.handFailed, async () => {
      const theirs = AVAILABILITY.idOf({ admin_id: to.id, date });
      await giveDate(theirs, { to: admin_id, slots, keep: shared, with_meetings: false });
      toast({ title: texts.handedBack, description: day, variant: 'success' });
    });
  }
  return { title: texts.handed, description: texts.handedText(day, to.name, changes.length), undo };
}
