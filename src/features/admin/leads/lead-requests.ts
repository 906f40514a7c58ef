/** Requests about leads to the server; all reject with an AdminApiError that has the server's text. */
import {
  administratorsSchema,
  type ChangedLead,
  type ChangeLead,
  changedLeadSchema,
} from '../../../domain/schemas/leads.ts';
import { AdminApiError } from '../../../lib/admin-api.ts';
import { adminGet, adminPost } from '../../../lib/admin-post.ts';
import { recordIn } from '../../../lib/json-record.ts';

/** POST /api/admin/leads/change: what the team says of a lead now, and what it said before. */
export async function changeLead(wanted: ChangeLead): Promise<ChangedLead> {
  const answer = changedLeadSchema.safeParse(recordIn(await adminPost('leads/change', wanted)));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data;
}

/** GET /api/admin/administrators: the addresses of those who may look after a lead. */
export async function fetchAdministrators(): Promise<readonly string[]> {
  const answer = administratorsSchema.safeParse(recordIn(await adminGet('administrators')));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data.emails;
}
