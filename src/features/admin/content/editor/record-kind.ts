import type { DocumentData } from 'firebase/firestore';
import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { DefinedRecord, FieldsOf } from '../../../../domain/records/record.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import type { ImagePlace } from '../images/upload-image.ts';
import { type EntryOf, type FormOf, formFieldSchema, formValue } from './form-fields.ts';

/** The dialogs' texts for one kind of record. */
export interface RecordTexts {
  readonly loadFailed: string;
  readonly added: string;
  readonly addFailed: string;
  readonly updated: string;
  readonly updateFailed: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  /** With the title 'Missing information'. */
  readonly missing: string;
}

/** One kind of record in the dialogs: extras, reference projects or booth designs. */
export interface RecordKind<Fields, Form extends FieldValues, Entry> {
  readonly record: Pick<DefinedRecord, 'name' | 'schema' | 'labels' | 'imageLabels' | 'read'>;
  /** 'Extra': the dialog is 'Add Extra' or 'Edit Extra', its draft is kept under this name. */
  readonly noun: string;
  readonly texts: RecordTexts;
  /** Fields without which 'Missing information' is said. */
  readonly required: readonly FieldPath<Form>[];
  /** The fields that the dialog has, in its order. */
  readonly edited: readonly string[];
  readonly nameOf: (form: Form) => string;
  /** Reads a record as the database has it. */
  readonly read: (record: Live<DocumentData>) => Live<Fields>;
  /** Initial fields of a copy; `all` are the records of the list. */
  readonly copyOf: (fields: Fields, all: readonly Fields[]) => Fields;
  /** Initial form values; null gives those of a new record. */
  readonly formOf: (fields: Fields | null) => Form;
  readonly formSchema: z.ZodMiniType<Entry, Form>;
  /** Further fields of a new record. */
  readonly newFields: Document;
  readonly images: RecordImages<Entry> & {
    /** Paths in the form, such as 'images.topview'. */
    readonly paths: readonly string[];
  };
  /** Fields to write for a valid form whose images are uploaded. */
  readonly changesOf: (entry: Document) => Document;
}

/** How the images of a record are uploaded; `place` is the last part of their path, such as 'topview'. */
export interface RecordImages<Entry> {
  readonly folder: ImagePlace['folder'];
  /** Description of an image, for its address. */
  readonly nameOf: (entry: Entry, place: string) => string;
  /** True if the record is saved even when an image fails to upload. */
  readonly savedWithout: boolean;
  /** Title of the toast in place of 'Error adding extra' and the like. */
  readonly failedTitle?: (place: string) => string;
  /** Text of the toast, made of the reason. */
  readonly failedText?: (reason: string) => string;
}

type AnyRecord = DefinedRecord<string, z.core.$ZodShape>;

/** The fields of a record that its dialog has: all but the owner and those that are not edited there. */
type Edited<Kind extends AnyRecord, Unedited> = Omit<FieldsOf<Kind>, 'admin_id' | Extract<Unedited, string>>;

export interface RecordKindOptions<Kind extends AnyRecord, Unedited extends keyof FieldsOf<Kind>> {
  readonly noun: string;
  readonly texts: RecordTexts;
  /** The fields that must be filled in; a number or a choice also says what is missing. */
  readonly required: Partial<Record<keyof Edited<Kind, Unedited> & string, string | true>>;
  readonly nameOf: (form: FormOf<Edited<Kind, Unedited>>) => string;
  /** Fields that the dialog does not edit, apart from the owner. */
  readonly unedited: readonly Unedited[];
  /** Those of them that a new record has. */
  readonly newFields: Pick<FieldsOf<Kind>, Unedited>;
  /** The unedited fields that every save sets. */
  readonly always?: Partial<Pick<FieldsOf<Kind>, Unedited>>;
  /** The record as the dialog is to show it, if not as it is stored. */
  readonly shownAs?: (fields: FieldsOf<Kind>) => FieldsOf<Kind>;
  /** Initial fields of a copy; `all` are the records of the list. */
  readonly copyOf: (fields: FieldsOf<Kind>, all: readonly FieldsOf<Kind>[]) => FieldsOf<Kind>;
  readonly images: RecordImages<EntryOf<Edited<Kind, Unedited>>>;
}

/** A kind of record for the dialogs: form, checks and what is written follow from the record's schema. */
export function recordKind<Kind extends AnyRecord, Unedited extends keyof FieldsOf<Kind>>(
  record: Kind,
  options: RecordKindOptions<Kind, Unedited>,
): RecordKind<FieldsOf<Kind>, FormOf<Edited<Kind, Unedited>>, EntryOf<Edited<Kind, Unedited>>> {
  type Fields = FieldsOf<Kind>;
  const { required, newFields, always, images, shownAs = (fields: Fields) => fields } = options;
  const unedited = new Set<unknown>(['admin_id', ...options.unedited]);
  const edited = Object.keys(record.labels).filter((name) => !unedited.has(name));
  const shape = record.schema.shape;
  const fresh = (record.fresh ?? {}) as Document;
  const changes = z.object(Object.fromEntries(edited.map((name) => [name, shape[name] as z.ZodMiniType])));
  const imagePaths = record.imagePaths.filter((path) => edited.includes(path.split('.')[0] ?? ''));

  return {
    ...options,
    record,
    required: Object.keys(required) as FieldPath<FormOf<Edited<Kind, Unedited>>>[],
    edited,
    newFields,
    read: (stored) => ({
      ...shownAs(record.read(stored) as Fields),
      id: stored.id,
      version: stored.version,
    }),
    formOf: (fields) =>
      fieldsFrom(edited, (name) =>
        formValue(shape[name] as z.ZodMiniType, (fields as Document | null)?.[name], fresh[name]),
      ) as FormOf<Edited<Kind, Unedited>>,
    formSchema: z.object(
      fieldsFrom(edited, (name) => {
        const wording = (required as Record<string, string | true | undefined>)[name];
        return formFieldSchema(
          shape[name] as z.ZodMiniType,
          wording === true ? undefined : wording,
          fresh[name],
        );
      }),
    ) as unknown as z.ZodMiniType<EntryOf<Edited<Kind, Unedited>>, FormOf<Edited<Kind, Unedited>>>,
    images: { ...images, paths: imagePaths },
    changesOf: (entry) => ({ ...changes.parse(entry), ...always }),
  };
}

function fieldsFrom<Value>(
  names: readonly string[],
  valueFor: (name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)]));
}

/** True if both records have the same values in the fields that the dialog has. */
export function areAlike<Fields, Form extends FieldValues, Entry>(
  { edited, record }: RecordKind<Fields, Form, Entry>,
  a: Fields,
  b: Fields,
): boolean {
  const values = (fields: Fields) => {
    const read = record.read(fields as Document) as Document;
    return JSON.stringify(edited.map((name) => read[name]));
  };
  return values(a) === values(b);
}
