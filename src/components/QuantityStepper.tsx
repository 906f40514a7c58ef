import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';

/** Minus, count and plus, from 0 to `max`. The minus is no stop of the Tab key while there is nothing to remove. */
export function QuantityStepper(props: {
  name: string;
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
}) {
  const { name, quantity, max, onChange } = props;
  const frame = useRef<HTMLFieldSetElement>(null);

  function removeOne() {
    // The pressed button is disabled next, and would lose the focus
    if (quantity === 1) frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onChange(quantity - 1);
  }

  return (
    <fieldset
      ref={frame}
      className="relative inline-flex items-center rounded-control border border-line-strong bg-white"
    >
      {/* The buttons have the name */}
      <legend className="sr-only">Quantity</legend>
      <button
        type="button"
        aria-label={`Remove one ${name}`}
        disabled={quantity <= 0}
        onClick={removeOne}
        className={BUTTON}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <button
        type="button"
        aria-label={`Add one ${name}`}
        // Not `disabled`: the button would lose focus at the limit
        aria-disabled={quantity >= max}
        onClick={quantity >= max ? undefined : () => onChange(quantity + 1)}
        className={BUTTON}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </fieldset>
  );
}

const BUTTON =
  'focus-ring grid size-11 touch-manipulation place-items-center rounded-control text-ink transition-colors enabled-hover:bg-brand-soft enabled-hover:text-brand-strong disabled:cursor-not-allowed disabled:text-field aria-disabled:cursor-not-allowed aria-disabled:text-field';
