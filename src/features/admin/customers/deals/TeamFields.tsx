import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import {
  DEAL_STATE_NAMES,
  DEAL_STATES,
  type DealState,
  nextStates,
} from '../../../../domain/deals/states.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import { DEAL_LABELS, type DealFields, dealFields } from '../../../../domain/schemas/deals.ts';
import { amountIn } from '../../../../domain/typed-amount.ts';
import { ChangedSince } from '../../controls/ChangedSince.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useOfflineSave } from '../../controls/offline.tsx';
import { type SaveDeal, useSaveDeal } from './use-save-deal.ts';

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

type TypedField = 'next_step' | 'next_what' | 'amount' | 'lost_reason' | 'note';

interface SavedFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'> {
  deal: Stored<Deal>;
  field: TypedField;
  save: SaveDeal;
  /** By default the record's. */
  label?: string;
  hint?: string;
  className?: string;
}

function textOf(value: DealFields[TypedField]): string {
  return typeof value === 'number' ? value.toFixed(2) : (value ?? '');
}

/** Parses what was typed. A half-typed date may be a valid but wrong date. */
function inputOf(field: TypedField, text: string) {
  const isCleared = text.trim() === '' && (field === 'next_step' || field === 'amount');
  const value = isCleared ? null : field === 'amount' ? amountIn(text) : text;
  const { data, error } = dealFields.shape[field].safeParse(value);
  const problem = field === 'next_step' && /^[01]/.test(text) ? 'Choose a day from 2000 on' : undefined;
  return { value: data ?? null, problem: problem ?? error?.issues[0]?.message };
}

/** A field that saves when it is left, also with the dialog. Keeps what was typed on failures and on others' edits. */
function SavedField({ deal, field, save, ...look }: SavedFieldProps) {
  const stored = deal[field];
  // The typed text, and the value from when typing began; null before that
  const [begun, setBegun] = useState<{ from: DealFields[TypedField]; text: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = begun && inputOf(field, begun.text);
  const isChanged = input !== null && input.value !== stored;
  const isConflict = isChanged && begun?.from !== stored;

  async function saveOver(expected: DealFields[TypedField]) {
    setProblem(input?.problem);
    if (!input || input.problem) return;
    if (await save({ [field]: input.value }, { [field]: expected })) setBegun(null);
  }
  function leave() {
    if (!isChanged && !input?.problem) setBegun(null);
    else if (begun && !isConflict) void saveOver(begun.from);
  }
  const leaveRef = useRef(leave);
  leaveRef.current = leave;
  useEffect(() => () => leaveRef.current(), []);

  const Control = field === 'note' ? TextArea : TextField;
  return (
    <div className={look.className}>
      <Control
        {...(look as object)}
        label={look.label ?? DEAL_LABELS[field]}
        className=""
        rows={2}
        autoComplete="off"
        value={begun?.text ?? textOf(stored)}
        error={problem}
        onChange={({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
          setBegun({ from: begun ? begun.from : stored, text: target.value })
        }
        onBlur={leave}
        onKeyDown={({ key }: { key: string }) => {
          if (key === 'Enter' && field !== 'note') leave();
        }}
      />
      {isConflict && (
        <div className="mt-2">
          <ChangedSince
            by={deal.events.at(-1)?.by}
            onLoadTheirs={() => setBegun(null)}
            onSaveMine={() => void saveOver(stored)}
          />
        </div>
      )}
    </div>
  );
}
