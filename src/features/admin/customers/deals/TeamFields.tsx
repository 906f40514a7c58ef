import { useId } from 'react';
import { Select } from '../../../../components/Select.tsx';
import {
  DEAL_STATE_NAMES,
  DEAL_STATES,
  type DealState,
  nextStates,
} from '../../../../domain/deals/states.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useOfflineSave } from '../../controls/live-lists/use-offline-save.tsx';
import { SavedField } from './SavedField.tsx';
import { type SaveDeal, useSaveDeal } from './use-save-deal.ts';

/** Suggested reasons for losing. */
const REASONS = ['Price', 'Timing', 'Chose another company', 'Not exhibiting', 'No answer'];

/** The team's fields of a customer, each saved at once: state, amount, next step, reason, note. */
export function TeamFields({ deal }: { deal: Stored<Deal> }) {
  const reasons = useId();
  const saving = useSaveDeal(deal);
  const offlineSave = useOfflineSave();
  const save: SaveDeal = (...change) => {
    offlineSave.begin();
    return saving.save(...change);
  };
  const { state } = deal;
  const { keeps } = DEAL_STATES[state];
  const next = nextStates(state);
  const props = { deal, save };
  return (
    <div className="flex flex-col gap-3">
      <div aria-busy={saving.isWorking} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Select
          label="State"
          value={state}
          onChange={({ target }) => void save({ state: target.value as DealState }, { state })}
        >
          {DEAL_STATE_NAMES.filter((one) => one === state || next.includes(one)).map((one) => (
            <option key={one} value={one}>
              {DEAL_STATES[one].label}
            </option>
          ))}
        </Select>
        <SavedField {...props} field="amount" label="Amount (USD)" inputMode="decimal" />
        {keeps.includes('next_step') && (
          <>
            <SavedField {...props} field="next_step" type="date" />
            {deal.next_step && <SavedField {...props} field="next_what" />}
          </>
        )}
        {keeps.includes('lost_reason') && (
          <>
            <SavedField {...props} field="lost_reason" label="Reason" list={reasons} />
            <datalist id={reasons}>
              {REASONS.map((reason) => (
                <option key={reason} value={reason} />
              ))}
            </datalist>
          </>
        )}
        <SavedField
          {...props}
          field="note"
          label="Note"
          hint="Only the team sees this."
          className="sm:col-span-2"
        />
      </div>
      {offlineSave.notice}
    </div>
  );
}
