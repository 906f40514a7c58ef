import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface QuantityStepperProps {
  name: string;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** Minus, count and plus, from 0 to `max`. */
export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  return (
    <fieldset className="relative inline-flex items-center rounded-control border border-line-strong bg-white">
      <legend className="sr-only">Quantity of {name}</legend>
      <StepButton
        label={`Remove one ${name}`}
        isDisabled={quantity <= 0}
        onPress={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </StepButton>
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <StepButton
        label={`Add one ${name}`}
        isDisabled={quantity >= max}
        onPress={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </StepButton>
    </fieldset>
  );
}

function StepButton(props: { label: string; isDisabled: boolean; onPress: () => void; children: ReactNode }) {
  const { label, isDisabled, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button would lose focus at the limit
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className="focus-ring grid size-11 touch-manipulation place-items-center rounded-control text-ink transition-colors enabled-hover:bg-brand-soft enabled-hover:text-brand-strong aria-disabled:cursor-not-allowed aria-disabled:text-field"
    >
      {children}
    </button>
  );
}
