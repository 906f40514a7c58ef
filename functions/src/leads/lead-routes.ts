import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { CHANGE_LEAD } from '../../../src/domain/api/admin-routes.ts';
import type { Lead } from '../../../src/domain/records/lead.ts';
import { LEAD_RECORDS } from '../../../src/domain/records/lead-records.ts';
import { type ChangedLead, type LeadFields, settledLead } from '../../../src/domain/schemas/leads.ts';
import { adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { Problem } from '../http/problem.ts';
import { requireInTime } from '../http/within-deadline.ts';
import type { ReadClock } from '../platform/firebase.ts';

/** POST /api/admin/leads/change: changes the team's fields of a quote, a request or a message. */
export function changeLeadRoute(dependencies: LeadDependencies): ServedRoute {
  return adminRoute(CHANGE_LEAD, (wanted, { by }) => changeLead(dependencies, by, wanted));
}

interface LeadDependencies {
  readonly db: Firestore;
  readonly timeOf: ReadClock;
}

/**
 * Changes the team's fields of a lead; those that its state does not have are emptied. `by` is an administrator's email address.
 * @throws Problem `not-found`; `changed-meanwhile` if a field is not as `expected`
 */
async function changeLead(
  { db, timeOf }: LeadDependencies,
  by: string,
  { kind, id, change, expected }: z.output<typeof CHANGE_LEAD.body>,
): Promise<ChangedLead> {
  return db.runTransaction(async (transaction) => {
    const ref = db.doc(LEAD_RECORDS[kind].path(id));
    const read = await transaction.get(ref);
    if (!read.exists) throw new Problem('not-found');
    const before = fieldsOf(LEAD_RECORDS[kind].read(read.data() ?? {}).lead);
    if (!isWithin(expected, before)) throw new Problem('changed-meanwhile');
    const lead = settledLead({ ...before, ...change });
    if (!isWithin(lead, before)) {
      requireInTime();
      const changed_at = Timestamp.fromDate(timeOf(read));
      transaction.update(ref, { lead: { ...lead, changed_at, changed_by: by } satisfies Lead });
    }
    return { success: true, lead, before };
  });
}

function fieldsOf({ state, note, next_step, agreed_amount, lost_reason }: Lead): LeadFields {
  return { state, note, next_step, agreed_amount, lost_reason };
}

/** True if every field of `some` has the same value in `all`. */
function isWithin(some: Partial<LeadFields>, all: LeadFields): boolean {
  return Object.entries(some).every(([name, value]) => value === all[name as keyof LeadFields]);
}
