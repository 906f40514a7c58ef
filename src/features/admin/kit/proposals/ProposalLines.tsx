import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button, type ButtonProps } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { controlClass } from '../../../../components/control-class.ts';
import { FieldError } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import { proposalAmounts, proposalLineTotal } from '../../../../domain/proposal/amounts.ts';
import type { ProposalLine } from '../../../../domain/proposal/sheet.ts';
import { MAX_LINES } from '../../../../domain/schemas/shown-proposal.ts';
import { hasDecimals, signedAmountIn } from '../../../../domain/typed-amount.ts';
import { amountText } from '../lead-state.ts';
import { DISCOUNT_LINE, EMPTY_LINE, type ProposalForm } from './proposal-form.ts';

export interface ProposalLinesProps {
  form: ProposalForm;
  /** The lines as typed so far. */
  lines: readonly ProposalLine[];
}

/** The lines of a proposal, which can be added, removed and reordered, and their sums. */
export function ProposalLines({ form, lines }: ProposalLinesProps) {
  const id = useId();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'lines' });
  const { message, announce } = useAnnouncer();
  const listRef = useRef<HTMLOListElement>(null);
  const { lines: errors } = form.formState.errors;
  const isFull = useFormLock() || fields.length >= MAX_LINES;

  function handleRemove(index: number) {
    const left = fields.length - 1;
    remove(index);
    announce(`Line ${index + 1} removed, ${left} left`);
    if (left > 0) form.setFocus(`lines.${Math.min(index, left - 1)}.text`);
  }
  function handleMove(from: number, to: number) {
    move(from, to);
    announce(`Line moved to place ${to + 1} of ${fields.length}`);
    // The pressed button moves with its line, or is disabled at the end of the list
    setTimeout(() => {
      const buttons = listRef.current?.children[to]?.querySelectorAll<HTMLElement>('[data-move]');
      [...(buttons ?? [])]
        .filter((button) => !button.matches(':disabled'))
        .sort((a) => (a.dataset['move'] === (to < from ? 'up' : 'down') ? -1 : 1))[0]
        ?.focus();
    });
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">Lines</legend>
      <p className="mt-1 text-sm text-muted">
        Text, quantity, and the price of one in US dollars. A price with a minus is a discount.
      </p>
      <ol ref={listRef} className="mt-2 flex flex-col gap-2">
        {fields.map(({ id: key }, index) => (
          <LineFields
            key={key}
            form={form}
            index={index}
            amount={lines[index] ? proposalLineTotal(lines[index]) : 0}
          >
            <LineButton
              label={`Move line ${index + 1} up`}
              data-move="up"
              disabled={index === 0}
              onClick={() => handleMove(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" className="size-4.5" />
            </LineButton>
            <LineButton
              label={`Move line ${index + 1} down`}
              data-move="down"
              disabled={index === fields.length - 1}
              onClick={() => handleMove(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4.5" />
            </LineButton>
            <LineButton label={`Remove line ${index + 1}`} onClick={() => handleRemove(index)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
            </LineButton>
          </LineFields>
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={errors?.root?.message ?? errors?.message} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={isFull} onClick={() => append(EMPTY_LINE)}>
          <Plus aria-hidden="true" className="size-4" />
          Add line
        </Button>
        <Button variant="secondary" size="sm" disabled={isFull} onClick={() => append(DISCOUNT_LINE)}>
          <Plus aria-hidden="true" className="size-4" />
          Add discount
        </Button>
      </div>
      <Sums lines={lines} />
      <LiveRegion message={message} />
    </fieldset>
  );
}

function LineButton({ label, ...button }: ButtonProps & { label: string; 'data-move'?: string }) {
  const isLocked = useFormLock();
  return (
    <Button
      variant="ghost"
      className="w-11 px-0"
      aria-label={label}
      {...button}
      disabled={isLocked || button.disabled}
    />
  );
}

interface LineFieldsProps {
  form: ProposalForm;
  index: number;
  /** Of the line, in US dollars. */
  amount: number;
  /** The line's buttons. */
  children: ReactNode;
}

function LineFields({ form, index, amount, children }: LineFieldsProps) {
  const id = useId();
  const isLocked = useFormLock();
  const errors = form.formState.errors.lines?.[index];
  const price = `lines.${index}.unit_price` as const;

  function showCents() {
    const typed = signedAmountIn(form.getValues(price));
    if (hasDecimals(typed, 2)) form.setValue(price, typed.toFixed(2));
  }
  const propsOf = (name: 'text' | 'quantity' | 'unit_price', label: string) => ({
    ...form.register(`lines.${index}.${name}`, name === 'unit_price' ? { onBlur: showCents } : {}),
    'aria-label': `Line ${index + 1}: ${label}`,
    'aria-invalid': errors?.[name] ? true : undefined,
    'aria-describedby': errors?.[name] ? `${id}-${name}` : undefined,
    readOnly: isLocked,
    autoComplete: 'off',
  });
  return (
    <li className="rounded-control border border-line p-2 sm:p-3">
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...propsOf('text', 'text')}
          className={controlClass('h-11 min-w-0 flex-1 basis-full sm:basis-60')}
        />
        <input
          {...propsOf('quantity', 'quantity')}
          inputMode="decimal"
          className={controlClass('h-11 w-22! text-right')}
        />
        <span aria-hidden="true">×</span>
        <input
          {...propsOf('unit_price', 'price')}
          inputMode="decimal"
          placeholder="0.00"
          className={controlClass('h-11 w-26! text-right sm:w-30!')}
        />
        <output
          aria-label={`Line ${index + 1}: amount`}
          className="flex-auto text-right tabular-nums sm:flex-none sm:basis-28"
        >
          {amountText(amount)}
        </output>
      </div>
      {(['text', 'quantity', 'unit_price'] as const).map((name) => (
        <FieldError key={name} id={`${id}-${name}`} error={errors?.[name]?.message} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <CheckboxField
          label="Optional"
          aria-label={`Line ${index + 1}: optional`}
          {...form.register(`lines.${index}.optional`)}
        />
        <span className="flex">{children}</span>
      </div>
    </li>
  );
}

/** Subtotal, discount and total, and the total with all options if there are any. */
function Sums({ lines }: { lines: readonly ProposalLine[] }) {
  const { subtotal, discount, total } = proposalAmounts(lines);
  const hasOptions = lines.some(({ optional }) => optional);
  const whole = proposalAmounts(lines, [...lines.keys()]).total;
  const sums: readonly (readonly [term: string, amount: number])[] = [
    ['Subtotal', subtotal],
    ...(discount < 0 ? [['Discount', discount] as const] : []),
    ['Total', total],
    ...(hasOptions ? [['With all options', whole] as const] : []),
  ];
  return (
    <dl aria-label="Sums" className="mt-3 flex flex-col gap-0.5">
      {sums.map(([term, amount]) => (
        <div
          key={term}
          className={`flex justify-between gap-4 sm:justify-end ${term === 'Total' ? 'font-semibold' : 'text-muted'}`}
        >
          <dt>{term}</dt>
          <dd className="min-w-32 text-right tabular-nums">{amountText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
