import { toast } from '../../../components/toast-store.ts';
import {
  type ChangedLead,
  type ChangeLead,
  changedLeadSchema,
  type LeadFields,
  type LeadKind,
} from '../../../domain/schemas/leads.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { leadsMessages } from './leads-messages.ts';
import { undoable, useUndoable } from './undoable.ts';

const texts = leadsMessages;

/** Saves changes to a lead's team fields and reports the result with Undo. */
export function useSaveLead(kind: LeadKind, id: string) {
  const { isWorking, run } = useUndoable(texts.saveFailed, (reason, error) =>
    isConflict(error) ? texts.changedMeanwhile : reason,
  );
  /**
   * @param expected current values that the fields must still have (optimistic lock)
   * @returns true if changed
   */
  function save(change: Partial<LeadFields>, expected: Partial<LeadFields> = {}): Promise<boolean> {
    return run(async () => {
      const { lead, before } = await changeLead({ kind, id, change, expected });
      const wanted = { kind, id, change: changesIn(before, lead), expected: changesIn(lead, before) };
      const isChanged = Object.keys(wanted.change).length > 0;
      return { title: texts.saved, undo: isChanged ? () => undo(wanted) : undefined };
    });
  }
  return { isWorking, save };
}

function undo(wanted: ChangeLead): Promise<boolean> {
  return undoable(texts.undoFailed, async () => {
    await changeLead(wanted);
    toast({ title: texts.undone, variant: 'success' });
  });
}

/** Changes a lead's team fields if they still have the expected values. */
function changeLead(wanted: ChangeLead): Promise<ChangedLead> {
  return postFor(changedLeadSchema, 'leads/change', wanted);
}

/** Returns the fields of `one` that differ in `other`. */
function changesIn(one: LeadFields, other: LeadFields): Partial<LeadFields> {
  const changed = Object.entries(one).filter(([name, value]) => value !== other[name as keyof LeadFields]);
  return Object.fromEntries(changed);
}

function isConflict(error: unknown): boolean {
  return error instanceof AdminApiError && error.refusal?.code === 'changed-meanwhile';
}
