import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { controlClass } from '../../../../components/control-class.ts';
import { useFormLock } from '../../../../components/form-lock.ts';
import { LiveRegion } from '../../../../components/LiveRegion.tsx';
import { useAnnouncer } from '../../../../components/use-announcer.ts';
import { MAX_LIST_ENTRIES } from '../../../../domain/catalogue.ts';
import { type ListEntry, newEntry } from './form-fields.ts';

export interface TextListFieldProps {
  /** Name of the list, such as 'Features'. */
  label: string;
  /** Name of one entry, such as 'Feature'. */
  entryLabel: string;
  placeholder?: string;
  value: readonly ListEntry[];
  onChange: (entries: ListEntry[]) => void;
  onBlur?: () => void;
  /** Messages by index. */
  errors?: readonly (string | undefined)[];
  /** Receives the element to focus if the list is invalid. */
  ref?: Ref<{ focus: () => void }>;
}

/** A list of short texts with add and remove; the last entry cannot be removed. */
export function TextListField({
  label,
  entryLabel,
  placeholder,
  value,
  onChange,
  onBlur,
  errors = [],
  ref,
}: TextListFieldProps) {
  const id = useId();
  const isLocked = useFormLock();
  const listRef = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number | null>(null);
  const { message, announce } = useAnnouncer();

  function focusEntry(index: number) {
    listRef.current?.querySelectorAll('input').item(index)?.focus();
  }
  useImperativeHandle(ref, () => ({ focus: () => focusEntry(Math.max(0, errors.findIndex(Boolean))) }));
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focusEntry(focusNext.current);
    focusNext.current = null;
  });

  function add() {
    focusNext.current = value.length;
    onChange([...value, newEntry()]);
  }
  function remove(index: number) {
    focusNext.current = Math.min(index, value.length - 2);
    onChange(value.filter((_, place) => place !== index));
    announce(`${entryLabel} ${index + 1} removed, ${value.length - 1} left`);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">{label}</legend>
      <ul ref={listRef} className="mt-1.5 flex flex-col gap-2">
        {value.map((entry, index) => (
          <li key={entry.key}>
            <div className="flex gap-2">
              <input
                aria-label={`${entryLabel} ${index + 1}`}
                aria-invalid={errors[index] ? true : undefined}
                aria-describedby={errors[index] ? `${id}-${entry.key}` : undefined}
                readOnly={isLocked}
                value={entry.text}
                placeholder={placeholder}
                onBlur={onBlur}
                onChange={(event) =>
                  onChange(
                    value.map((other, place) =>
                      place === index ? { ...other, text: event.target.value } : other,
                    ),
                  )
                }
                className={controlClass('h-11 min-w-0')}
              />
              {value.length > 1 && (
                <Button
                  variant="ghost"
                  className="w-11 px-0"
                  disabled={isLocked}
                  aria-label={`Remove ${entryLabel.toLowerCase()} ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </Button>
              )}
            </div>
            {errors[index] && (
              <p
                id={`${id}-${entry.key}`}
                className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
              >
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
                <span>{errors[index]}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={isLocked || value.length >= MAX_LIST_ENTRIES}
        onClick={add}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add {entryLabel}
      </Button>
      <LiveRegion message={message} />
    </fieldset>
  );
}

export interface FormTextListProps<Fields extends FieldValues, Entry> {
  control: Control<Fields, unknown, Entry>;
  /** Name of the form field. */
  name: FieldPath<Fields>;
  label: string;
  entryLabel: string;
  placeholder?: string;
}

/** A `TextListField` as part of a form. */
export function FormTextList<Fields extends FieldValues, Entry>({
  control,
  name,
  ...texts
}: FormTextListProps<Fields, Entry>) {
  const { field, fieldState } = useController({ control, name });
  const entries = field.value as ListEntry[];
  const errors = fieldState.error as unknown as { text?: { message?: string } }[] | undefined;
  return (
    <TextListField
      {...texts}
      ref={field.ref}
      value={entries}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errors={entries.map((_, index) => errors?.[index]?.text?.message)}
    />
  );
}
