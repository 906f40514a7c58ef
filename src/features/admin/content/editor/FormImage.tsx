import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ImageField } from './ImageField.tsx';
import type { ImageChoice } from './image-choice.ts';
import type { Uploads } from './use-uploads.ts';

export interface FormImageProps<Fields extends FieldValues, Entry> {
  control: Control<Fields, unknown, Entry>;
  /** The form field that holds the image choice; its upload goes by this name. */
  name: FieldPath<Fields>;
  label: string;
  hint?: string;
  uploads: Uploads;
}

/** An `ImageField` as part of a form. */
export function FormImage<Fields extends FieldValues, Entry>({
  control,
  name,
  label,
  hint,
  uploads,
}: FormImageProps<Fields, Entry>) {
  const { field } = useController({ control, name });
  return (
    <ImageField
      label={label}
      hint={hint}
      value={field.value as ImageChoice}
      onChange={field.onChange}
      progress={uploads.progress[name] ?? null}
      onCancelUpload={uploads.cancel}
    />
  );
}
