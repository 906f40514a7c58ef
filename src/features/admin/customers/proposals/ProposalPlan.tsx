import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { FieldError } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { TextField } from '../../../../components/TextField.tsx';
import { evenShares, paymentAmounts } from '../../../../domain/proposal/amounts.ts';
import { MAX_PAYMENTS } from '../../../../domain/proposal/sheet.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import { numberIn } from '../../../../domain/typed-amount.ts';
import { EMPTY_PAYMENT, type ProposalEntry, type ProposalForm } from './proposal-form.ts';

const FIELDS = [
  { name: 'percent', text: 'Share (%)', inputMode: 'decimal', className: 'w-22' },
  { name: 'due_on', text: 'Due on', type: 'date', className: 'w-40 max-sm:flex-1' },
  { name: 'text', text: 'When or what for', className: 'min-w-0 flex-1 basis-48' },
] as const;

interface ProposalPlanProps {
  form: ProposalForm;
  plan: ProposalEntry['plan'];
  /** Of the proposal, in US dollars. */
  total: number;
}

/** The payments of a proposal: share, day and text. */
export function ProposalPlan({ form, plan, total }: ProposalPlanProps) {
  const id = useId();
  const isLocked = useFormLock();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'plan' });
  const { plan: errors } = form.formState.errors;
  const amounts = paymentAmounts(
    plan.map(({ percent }) => ({ percent: numberIn(percent) || 0 })),
    total,
  );
  function handleRemove(index: number) {
    remove(index);
    form.setFocus(`plan.${Math.max(0, index - 1)}.percent`);
  }
  function splitEvenly() {
    for (const [index, percent] of evenShares(fields.length).entries())
      form.setValue(`plan.${index}.percent`, String(percent), { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger('plan');
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">Payments</legend>
      <ul className="mt-2 flex flex-col gap-3">
        {fields.map((payment, index) => (
          <li key={payment.id} className="flex flex-wrap items-start gap-x-3 gap-y-2">
            {FIELDS.map(({ name, text, ...field }) => (
              <TextField
                key={name}
                label={
                  <>
                    {/* Names the payment for screen readers */}
                    <span className="sr-only">Payment {index + 1}: </span>
                    {text}
                  </>
                }
                autoComplete="off"
                error={errors?.[index]?.[name]?.message}
                {...field}
                {...form.register(`plan.${index}.${name}`)}
              />
            ))}
            <span className="flex items-center gap-1 max-sm:ml-auto max-sm:self-end sm:mt-6.5">
              <output aria-label={`Payment ${index + 1}: amount`} className="w-28 text-right tabular-nums">
                {exactUsd(amounts[index] ?? 0)}
              </output>
              <Button
                variant="ghost"
                className="w-11 px-0"
                disabled={isLocked || fields.length === 1}
                aria-label={`Remove payment ${index + 1}`}
                onClick={() => handleRemove(index)}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={errors?.root?.message ?? errors?.message} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={isLocked || fields.length >= MAX_PAYMENTS}
          onClick={() => append(EMPTY_PAYMENT)}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add payment
        </Button>
        <Button variant="ghost" size="sm" disabled={isLocked || fields.length === 1} onClick={splitEvenly}>
          Split evenly
        </Button>
      </div>
    </fieldset>
  );
}
