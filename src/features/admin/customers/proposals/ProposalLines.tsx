import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type ControllerRenderProps, useController, useFieldArray } from 'react-hook-form';
import { Button, type ButtonProps } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Combobox } from '../../../../components/Combobox.tsx';
import { controlClass } from '../../../../components/control-class.ts';
import { FieldError } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import { usePublishedContent } from '../../../../components/use-published-content.ts';
import { proposalAmounts, proposalLineTotal } from '../../../../domain/proposal/amounts.ts';
import { designText } from '../../../../domain/proposal/new-draft.ts';
import type { ProposalLine } from '../../../../domain/proposal/sheet.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import { MAX_LINES } from '../../../../domain/schemas/shown-proposal.ts';
import { hasDecimals, signedAmountIn } from '../../../../domain/typed-amount.ts';
import { DISCOUNT_LINE, EMPTY_LINE, type ProposalEntry, type ProposalForm } from './proposal-form.ts';

/** A design or an extra that a line can be. */
interface Offer {
  readonly id: string;
  readonly text: string;
  /** In US dollars. */
  readonly price: number;
}

/** Returns what lines are picked from; nothing until the published content has loaded. */
function useOffers(): readonly Offer[] {
  const { content } = usePublishedContent();
  if (!content) return [];
  return [
    ...content.extras.map(({ id, name: text, unit_price_usd: price }) => ({ id, text, price })),
    ...content.booth_designs.map(({ id, title, price }) => ({
      id,
      text: designText(title, price),
      price: 0,
    })),
  ];
}

const MOVES = [
  { way: 'up', by: -1, Icon: ArrowUp },
  { way: 'down', by: 1, Icon: ArrowDown },
] as const;

/** The lines of a proposal, which can be added, removed and reordered, and their sums. `lines` are as typed so far. */
export function ProposalLines({ form, lines }: { form: ProposalForm; lines: readonly ProposalLine[] }) {
  const id = useId();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'lines' });
  const offers = useOffers();
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
      const row = listRef.current?.children[to];
      const find = (way: string) => row?.querySelector<HTMLElement>(`[data-move${way}]:enabled`);
      (find(to < from ? '=up' : '=down') ?? find(''))?.focus();
    });
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">Lines</legend>
      <p className="mt-1 text-sm text-muted">
        Type to pick a design or an extra, or any text; quantity; and the price of one in US dollars. A price
        with a minus is a discount.
      </p>
      <ol ref={listRef} className="mt-2 flex flex-col gap-2">
        {fields.map(({ id: key }, index) => (
          <LineFields
            key={key}
            form={form}
            index={index}
            offers={offers}
            amount={lines[index] ? proposalLineTotal(lines[index]) : 0}
          >
            {MOVES.map(({ way, by, Icon }) => (
              <LineButton
                key={way}
                label={`Move line ${index + 1} ${way}`}
                data-move={way}
                disabled={!fields[index + by]}
                onClick={() => handleMove(index, index + by)}
              >
                <Icon aria-hidden="true" className="size-4.5" />
              </LineButton>
            ))}
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
  offers: readonly Offer[];
  /** Of the line, in US dollars. */
  amount: number;
  children: ReactNode;
}

function LineFields({ form, index, offers, amount, children }: LineFieldsProps) {
  const id = useId();
  const isLocked = useFormLock();
  const errors = form.formState.errors.lines?.[index];
  // First, since the first field of a line gets the focus
  const { field } = useController({ control: form.control, name: `lines.${index}.text` });
  const price = `lines.${index}.unit_price` as const;

  function showCents() {
    const typed = signedAmountIn(form.getValues(price));
    if (hasDecimals(typed, 2)) form.setValue(price, typed.toFixed(2));
  }
  const propsOf = (name: 'quantity' | 'unit_price', label: string) => ({
    ...form.register(`lines.${index}.${name}`, name === 'unit_price' ? { onBlur: showCents } : {}),
    'aria-label': `Line ${index + 1}: ${label}`,
    'aria-invalid': errors?.[name] ? true : undefined,
    'aria-describedby': errors?.[name] ? `${id}-${name}` : undefined,
    readOnly: isLocked,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  });
  return (
    <li className="rounded-control border border-line p-2 sm:p-3">
      <div className="flex flex-wrap items-center gap-2">
        <LineText {...{ form, field, index, offers }} error={errors?.text?.message} />
        <input
          {...propsOf('quantity', 'quantity')}
          className={controlClass('h-11 w-18! text-right sm:w-22!')}
        />
        <span aria-hidden="true">×</span>
        <input
          {...propsOf('unit_price', 'price')}
          placeholder="0.00"
          className={controlClass('h-11 w-30! text-right')}
        />
        <output
          aria-label={`Line ${index + 1}: amount`}
          className="flex-auto text-right tabular-nums sm:flex-none sm:basis-28"
        >
          {exactUsd(amount)}
        </output>
      </div>
      {(['quantity', 'unit_price'] as const).map((name) => (
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

interface LineTextProps extends Pick<LineFieldsProps, 'form' | 'index' | 'offers'> {
  field: ControllerRenderProps<ProposalEntry, `lines.${number}.text`>;
  error: string | undefined;
}

/** A line's text; one that is picked sets the price, too. */
function LineText({ form, field, index, offers, error }: LineTextProps) {
  const id = useId();
  const { ref } = field;
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const typed = field.value.trim().toLowerCase();
  return (
    <Combobox
      id={id}
      label={`Line ${index + 1}: text`}
      className="min-w-0 flex-1 basis-full sm:basis-60 *:[label]:sr-only"
      enterKeyHint="next"
      allowFreeText
      items={offers.filter(({ text }) => text.toLowerCase().includes(typed))}
      itemToString={({ text }) => text}
      itemToKey={(offer) => offer.id}
      renderItem={({ text, price }) => (
        <span className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <span className="tabular-nums">{exactUsd(price)}</span>
        </span>
      )}
      inputValue={field.value}
      onInputValueChange={field.onChange}
      selectedItem={null}
      onSelect={(offer) => {
        if (!offer) return;
        form.setValue(`lines.${index}.text`, offer.text.slice(0, 200), { shouldDirty: true });
        form.setValue(`lines.${index}.unit_price`, offer.price.toFixed(2), { shouldDirty: true });
      }}
      error={error}
    />
  );
}

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
          <dd className="min-w-32 text-right tabular-nums">{exactUsd(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
