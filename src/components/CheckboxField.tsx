import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useFormLock } from './form-lock.ts';

/** A native checkbox with its label; the whole line is clickable. Other props go to the input. */
export function CheckboxField(props: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  const { label, className, id, ...input } = props;
  const isLocked = useFormLock();
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <div inert={isLocked} className={classNames('flex items-center gap-3', className)}>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        className="focus-ring size-6 shrink-0 rounded-sm accent-brand"
      />
      <label htmlFor={inputId} className="min-h-11 flex-1 content-center text-[0.9375rem] text-ink">
        {label}
      </label>
    </div>
  );
}
