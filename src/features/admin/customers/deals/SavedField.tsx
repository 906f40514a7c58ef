import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { DEALS, type Deal } from '../../../../domain/records/deals.ts';
import { type DealFields, dealFields } from '../../../../domain/schemas/deals.ts';
import { amountIn } from '../../../../domain/typed-amount.ts';
import { ChangedSince } from '../../controls/ChangedSince.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import type { SaveDeal } from './use-save-deal.ts';

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
  const value =
    field === 'amount' && text.trim()
      ? amountIn(text)
      : (field === 'next_step' || field === 'amount') && !text.trim()
        ? null
        : text;
  const { data, error } = dealFields.shape[field].safeParse(value);
  const problem = field === 'next_step' && /^[01]/.test(text) ? 'Choose a day from 2000 on' : undefined;
  return { value: data ?? null, problem: problem ?? error?.issues[0]?.message };
}

/**
 * A field of a customer that saves when it is left, also with the dialog. Keeps what was typed on failures and on another
 * administrator's edits.
 */
export function SavedField({ deal, field, save, ...look }: SavedFieldProps) {
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
        label={look.label ?? DEALS.labels[field]}
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
