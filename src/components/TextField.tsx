import type { ComponentProps, FocusEvent } from 'react';
import { tidyLine } from '../domain/schemas/line.ts';
import { pastedAddress } from '../domain/schemas/pasted-address.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook, splitLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, keyof FieldLook> {}

/** Applied to what was typed or pasted when the field is left, as the schemas do on submit. */
const TIDY: Partial<Record<string, (typed: string) => string>> = { email: pastedAddress, tel: tidyLine };

/** A one-line text input with label, hint and message. Other props, `ref` included, go to the input. */
export function TextField(props: TextFieldProps) {
  const { look, input } = splitLook(props);
  const isLocked = useFormLock();
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const { type, value } = event.target;
    const tidy = TIDY[type]?.(value) ?? value;
    if (tidy !== value) retype(event.target, tidy);
    input.onBlur?.(event);
  }
  return (
    <Field {...look}>
      {(control) => (
        <input
          type="text"
          readOnly={isLocked}
          {...input}
          {...control}
          onBlur={handleBlur}
          className={controlClass('h-11')}
        />
      )}
    </Field>
  );
}

/**
 * Sets a field's text as if it was typed, so that forms and drafts notice. React ignores an event after an assignment
 * to `value` (github.com/facebook/react/issues/10135).
 */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
