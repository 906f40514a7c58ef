import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, keyof FieldLook> {}

/** A text area that grows with its text, with label, hint and message. Other props go to the text area. */
export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  rows = 4,
  ...textArea
}: TextAreaProps) {
  const isLocked = useFormLock();
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => (
        <textarea
          readOnly={isLocked}
          {...textArea}
          {...control}
          rows={rows}
          className={controlClass('field-sizing-content max-h-96 max-w-full min-h-28 py-2.5')}
        />
      )}
    </Field>
  );
}
