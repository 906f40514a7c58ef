import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, keyof FieldLook> {}

/** A one-line text input with label, hint and message. Other props, `ref` included, go to the input. */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  ...input
}: TextFieldProps) {
  const isLocked = useFormLock();
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => (
        <input type="text" readOnly={isLocked} {...input} {...control} className={controlClass('h-11')} />
      )}
    </Field>
  );
}
