import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook, splitLook } from './Field.tsx';
import { useFormLock } from './form-lock.ts';

/** A native select with label, hint and message. Its children are the options; other props go to the select. */
export function Select(props: FieldLook & Omit<ComponentProps<'select'>, keyof FieldLook>) {
  const { look, input } = splitLook(props);
  const isLocked = useFormLock();
  return (
    <Field {...look}>
      {(control) => (
        <span inert={isLocked} className="relative block">
          <select {...input} {...control} className={controlClass('h-11 appearance-none pr-10')} />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
