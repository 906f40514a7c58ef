import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { LeadFields } from '../../../domain/schemas/leads.ts';
import { AdminApiError } from '../../../lib/admin-api.ts';
import { offerUndo } from '../kit/offer-undo.ts';
import { reportFailure } from '../kit/report-failure.ts';
import type { Lead } from './lead.ts';
import { changeLead } from './lead.ts';

const texts = adminMessages.leads;

/**
 * Changes the team's fields of a lead and reports the result with Undo; does not reject.
 * @param expected fields that must still have these values (optimistic lock)
 * @returns true if changed
 */
export async function saveLead(
  { kind, record: { id } }: Lead,
  change: Partial<LeadFields>,
  expected: Partial<LeadFields> = {},
): Promise<boolean> {
  try {
    const { lead, before } = await changeLead({ kind, id, change, expected });
    const [now, then] = [changesIn(lead, before), changesIn(before, lead)];
    const isChanged = Object.keys(now).length > 0;
    offerUndo({
      title: texts.saved,
      onUndo: isChanged ? () => void undo({ kind, id }, now, then) : undefined,
    });
    return true;
  } catch (error) {
    reportFailure(texts.saveFailed, error, (reason) => (isConflict(error) ? texts.changedMeanwhile : reason));
    return false;
  }
}

async function undo(
  { kind, id }: Pick<Lead, 'kind'> & { id: string },
  now: Partial<LeadFields>,
  then: Partial<LeadFields>,
): Promise<void> {
  try {
    await changeLead({ kind, id, change: then, expected: now });
    toast({ title: texts.undone, variant: 'success' });
  } catch (error) {
    reportFailure(texts.undoFailed, error);
  }
}

/** Returns the fields of `one` that differ in `other`. */
function changesIn(one: LeadFields, other: LeadFields): Partial<LeadFields> {
  const changed = Object.entries(one).filter(([name, value]) => value !== other[name as keyof LeadFields]);
  return Object.fromEntries(changed);
}

function isConflict(error: unknown): boolean {
  return error instanceof AdminApiError && error.refusal?.code === 'changed-meanwhile';
}
