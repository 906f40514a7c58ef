import { useId } from 'react';
import { useFormLock } from '../../../../components/form-lock.ts';

export interface KeepOrCancelProps {
  /** How many meetings it is about, at least one. */
  count: number;
  cancels: boolean;
  onChange: (cancels: boolean) => void;
}

/** Choice between keeping and cancelling the meetings of a deleted date. */
export function KeepOrCancel({ count, cancels, onChange }: KeepOrCancelProps) {
  const isLocked = useFormLock();
  const name = useId();
  const [meetings, visitors, they] =
    count === 1
      ? ['the meeting', 'The visitor is told.', 'It stays']
      : [`${count} meetings`, 'The visitors are told.', 'They stay'];
  const choices = [
    { value: false, label: `Keep ${meetings}`, text: `${they} in the schedule.` },
    { value: true, label: `Cancel ${meetings}`, text: visitors },
  ];
  return (
    <fieldset inert={isLocked} className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Its meetings</legend>
      {choices.map(({ value, label, text }) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 text-[0.9375rem] has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={name}
            checked={cancels === value}
            onChange={() => onChange(value)}
            className="focus-ring size-6 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium">{label}</span>{' '}
            <span className="block text-sm text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
