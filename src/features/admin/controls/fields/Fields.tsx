import {
  type ChangeEvent,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import type { Document } from '../../../../domain/records/document.ts';
import { defOf, innermost, kindOf, schemaAt } from '../../../../domain/schemas/field-paths.ts';
import { FormImage } from '../images/FormImage.tsx';
import type { Uploads } from '../images/use-uploads.ts';
import { FormTextList } from './FormTextList.tsx';
import type { RecordForm } from './record-form.ts';

/** Additions of a form to a field's definition: texts, attributes of its input, place in the row. */
export interface Look {
  /** By default the record's label. */
  label?: string;
  hint?: string;
  required?: boolean;
  placeholder?: string;
  autoComplete?: string;
  rows?: number;
  maxLength?: number;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Options of a select; by default its values, after the placeholder. */
  options?: ReactNode;
  /** Returns the text of a choice in a list of checkboxes. */
  textOf?: (choice: string) => string;
  /** Name of one entry of a list, such as 'Feature'. */
  entryLabel?: string;
  /** Images of a group, with their paths. */
  images?: readonly { readonly path: string; readonly label: string }[];
  isRound?: boolean;
  /** Class of the field's cell; the whole row by default. */
  className?: string;
}

interface Editor {
  form: UseFormReturn<Document, unknown, Document>;
  /** Needed if the form has images. */
  uploads?: Uploads;
}

/** Looks of fields, or elements to show in their place. */
export type Looks<Name extends PropertyKey = string> = { readonly [Each in Name]?: Look | ReactElement };

interface FieldsProps<Fields> {
  of: RecordForm<Fields>;
  editor: Editor;
  looks?: Looks<keyof Fields>;
}

/** The fields of a record's form in its order, in rows of six columns. */
export function Fields<Fields>({ of, editor, looks = {} }: FieldsProps<Fields>) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-6 sm:gap-x-4">
      {of.edited.map((name) => {
        const look = (looks as Looks)[name] ?? {};
        const cell = (!isValidElement(look) && look.className) || 'sm:col-span-6';
        return (
          <div key={name} className={cell}>
            {isValidElement(look) ? look : <RecordField {...{ of, editor, name, look }} />}
          </div>
        );
      })}
    </div>
  );
}

/** Attributes of inputs by the kind or type of their field. */
const INPUTS: Readonly<Record<string, ComponentProps<'input'>>> = {
  usd: { inputMode: 'decimal', autoComplete: 'off' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date' },
  https: { type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' },
  slug: { autoCapitalize: 'none', spellCheck: false },
};

interface RecordFieldProps<Fields> extends Pick<FieldsProps<Fields>, 'of' | 'editor'> {
  /** Path of the field, such as 'images.topview'. */
  name: string;
  look?: Look;
}

/** A field of a record's form, with the control that fits its schema. */
export function RecordField<Fields>({ of, editor, name, look = {} }: RecordFieldProps<Fields>) {
  const { form, uploads } = editor;
  const {
    options,
    textOf = String,
    entryLabel = '',
    images = [],
    isRound,
    className: _,
    onChange,
    ...rest
  } = look;
  const { label = of.record.labels[name] ?? '', hint } = look;
  const schema = innermost(schemaAt(of.record.schema, name));
  const [def, kind] = [defOf(schema), kindOf(schema)];
  if (kind === 'media' && uploads) {
    return <FormImage editor={{ form, uploads }} {...{ name, label, hint, isRound }} />;
  }
  if (def.type === 'boolean') return <CheckboxField label={label} {...form.register(name)} />;
  if (def.type === 'array') {
    const element = defOf(def.element);
    if (element.type !== 'enum') return <FormTextList {...{ form, name, label, entryLabel }} />;
    return <Choices {...{ form, name, label, hint, textOf }} values={valuesOf(element)} />;
  }
  if (def.type === 'object') {
    const members = images.filter(({ path }) => path.startsWith(`${name}.`));
    return (
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 font-semibold text-ink">{label}</legend>
        {members.map((image) => (
          <RecordField key={image.path} {...{ of, editor }} name={image.path} look={{ label: image.label }} />
        ))}
      </fieldset>
    );
  }
  const control = {
    required: of.required.includes(name),
    ...rest,
    label,
    ...form.register(name, onChange && { onChange }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
  if (kind === 'text') return <TextArea {...control} />;
  if (def.type !== 'enum') return <TextField {...INPUTS[kind ?? def.type]} {...control} />;
  const { placeholder, ...select } = control;
  return (
    <Select {...select}>
      {placeholder && <option value="">{placeholder}</option>}
      {options ?? valuesOf(def).map((value) => value && <option key={value}>{value}</option>)}
    </Select>
  );
}

function valuesOf({ entries }: z.core.$ZodEnumDef): string[] {
  return Object.values(entries).map(String);
}

interface ChoicesProps extends Pick<Editor, 'form'>, Required<Pick<Look, 'label' | 'textOf'>> {
  name: string;
  hint: string | undefined;
  values: readonly string[];
}

/** Checkboxes for a list of chosen values. */
function Choices({ form, name, label, hint, textOf, values }: ChoicesProps) {
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? hintId : undefined}>
      <legend className="text-sm font-medium text-ink">{label}</legend>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {values.map((value) => (
          <CheckboxField key={value} value={value} label={textOf(value)} {...form.register(name)} />
        ))}
      </div>
    </fieldset>
  );
}
