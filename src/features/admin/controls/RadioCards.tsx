import { type Ref, useId } from 'react';
import { FieldError } from '../../../components/Field.tsx';
import { useFormLock } from '../../../components/form-lock.ts';

/** A choice between a few options, each with a line of explanation. */
export function RadioCards<Value>(props: {
  legend: string;
  isLegendHidden?: boolean;
  choices: readonly { readonly value: Value; readonly label: string; readonly text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Ref of the group, which gets the focus when it has an error. */
  ref?: Ref<HTMLFieldSetElement>;
}) {
  const { legend, isLegendHidden, choices, value, onChange, error, ref } = props;
  const isLocked = useFormLock();
  const name = useId();
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      inert={isLocked}
      aria-describedby={error && `${name}-error`}
      className="flex min-w-0 flex-col gap-2 outline-none"
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      {choices.map(({ value: choice, label, text }) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 text-[0.9375rem] has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="focus-ring size-6 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium">{label}</span>{' '}
            <span className="block text-sm text-muted">{text}</span>
          </span>
        </label>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
