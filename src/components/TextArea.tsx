import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook, splitLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

/** A text area that grows with its text, with label, hint and message. Other props go to the text area. */
export function TextArea(props: FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook>) {
  const { look, input } = splitLook(props);
  const isLocked = useFormLock();
  return (
    <Field {...look}>
      {(control) => (
        <textarea
          readOnly={isLocked}
          {...input}
          {...control}
          rows={input.rows ?? 4}
          className={controlClass(
            `field-sizing-content max-h-96 max-w-full py-2.5 ${(input.rows ?? 4) < 3 ? 'min-h-18' : 'min-h-28'}`,
          )}
        />
      )}
    </Field>
  );
}
