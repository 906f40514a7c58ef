import {
  type ChangeLead,
  changedLeadSchema,
  type LeadFields,
  type LeadKind,
} from '../../../domain/schemas/leads.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { type LeadRecord, senderOf } from './lead-records.ts';
import { amountText } from './lead-state.ts';
import { leadsMessages } from './leads-messages.ts';
import type { Live } from './live-lists/live-record.ts';
import { useWork } from './run-work.ts';
import { recount } from './use-count.ts';

const texts = leadsMessages;

/** Saves changes to a lead's team fields and reports each by the lead's name. */
export function useSaveLead(kind: LeadKind, record: Live<LeadRecord>) {
  const { id } = record;
  const { isWorking, run } = useWork(texts.saveFailed);
  /**
   * @param expected current values that the fields must still have (optimistic lock)
   * @returns true if changed
   */
  function save(change: Partial<LeadFields>, expected: Partial<LeadFields> = {}): Promise<boolean> {
    return run(async () => {
      const wanted: ChangeLead = { kind, id, change, expected };
      const { lead, before } = await postFor(changedLeadSchema, 'leads/change', wanted);
      recount();
      return { title: titleOf(whoSent(record), before, lead), about: id };
    });
  }
  return { isWorking, save };
}

/** Returns the sender's company, or else the name or address. */
function whoSent(record: LeadRecord): string {
  const { company, name, email } = senderOf(record);
  return company || name || email;
}

/** Names the change; a change of the state may also remove the next step. */
function titleOf(who: string, before: LeadFields, after: LeadFields): string {
  const { state, note, next_step, agreed_amount, lost_reason } = changesIn(after, before);
  if (state) return texts.changed(who, texts.states[before.state], texts.states[state]);
  if (note !== undefined) return texts.noteSaved(who);
  if (agreed_amount !== undefined) return texts.amountChanged(who, amountText(agreed_amount));
  if (lost_reason !== undefined) return texts.reasonChanged(who);
  if (next_step === undefined) return texts.unchanged(who);
  return texts.nextStep(who, next_step && formatDay(next_step));
}

/** Returns the fields of `one` that differ in `other`. */
function changesIn(one: LeadFields, other: LeadFields): Partial<LeadFields> {
  const changed = Object.entries(one).filter(([name, value]) => value !== other[name as keyof LeadFields]);
  return Object.fromEntries(changed);
}
