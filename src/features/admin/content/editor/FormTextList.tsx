import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ListEntry } from './list-entry.ts';
import { TextListField } from './TextListField.tsx';

export interface FormTextListProps<Fields extends FieldValues, Entry> {
  control: Control<Fields, unknown, Entry>;
  /** The form field that holds the entries. */
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
