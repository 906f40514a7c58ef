import { DEAL_STATES } from '../../../../domain/deals/states.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import {
  type ChangeDeal,
  changedDealSchema,
  DEAL_LABELS,
  type DealFields,
} from '../../../../domain/schemas/deals.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useWork } from '../../controls/run-work.ts';
import { dealMessages as texts } from './deal-messages.ts';

/** Saves fields of a customer; true if it succeeded. `expected` has the values that they must still have. */
export type SaveDeal = (change: Partial<DealFields>, expected?: Partial<DealFields>) => Promise<boolean>;

/** Returns a function that saves fields of a customer and reports each change by the customer's name. */
export function useSaveDeal(deal: Stored<Deal>): { isWorking: boolean; save: SaveDeal } {
  const { isWorking, run } = useWork(texts.saveFailed);
  const save: SaveDeal = (change, expected = {}) =>
    run(async () => {
      const body: ChangeDeal = { change, expected };
      const path = `deals/${encodeURIComponent(deal.id)}/change`;
      const { deal: after, before } = await postFor(changedDealSchema, path, body);
      return { title: titleOf(shortName(deal), change, before, after), about: deal.id };
    });
  return { isWorking, save };
}

/** Returns the customer's company, or else the name or address. */
export function shortName({ company, name, email }: Pick<Deal, 'company' | 'name' | 'email'>): string {
  return company || name || email;
}

/** Names the change; a change of the state may also empty other fields, and the present one says 'answered'. */
function titleOf(who: string, change: Partial<DealFields>, before: DealFields, after: DealFields): string {
  if (before.state !== after.state) {
    return texts.changed(who, DEAL_STATES[before.state].label, DEAL_STATES[after.state].label);
  }
  if (change.state) return texts.answered(who);
  const fields = Object.keys(after) as (keyof DealFields)[];
  const changed = fields.find((field) => after[field] !== before[field]);
  return changed ? texts.saved(who, DEAL_LABELS[changed]) : texts.unchanged(who);
}
