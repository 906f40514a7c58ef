import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook, splitLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, keyof FieldLook> {}

/** A one-line text input with label, hint and message. Other props, `ref` included, go to the input. */
export function TextField(props: TextFieldProps) {
  const { look, input } = splitLook(props);
  const isLocked = useFormLock();
  return (
    <Field {...look}>
      {(control) => (
        <input type="text" readOnly={isLocked} {...input} {...control} className={controlClass('h-11')} />
      )}
    </Field>
  );
}
