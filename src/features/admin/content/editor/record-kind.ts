import type { DocumentData } from 'firebase/firestore';
import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { DefinedRecord, FieldsOf } from '../../../../domain/records/record.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import type { ImagePlace } from '../images/upload-image.ts';
import { type EntryOf, type FormOf, formFieldSchema, formValue } from './form-fields.ts';

/** Texts of the dialogs for one kind of record. */
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
  /** 'Extra': titles the dialog 'Add Extra' or 'Edit Extra', and names its draft. */
  readonly noun: string;
  readonly texts: RecordTexts;
  /** Fields that 'Missing information' is shown for. */
  readonly required: readonly FieldPath<Form>[];
  /** The dialog's fields, in order. */
  readonly edited: readonly string[];
  readonly nameOf: (form: Form) => string;
  /** Reads a stored record. */
  readonly read: (record: Live<DocumentData>) => Live<Fields>;
  /** Initial fields of a copy; `all` are the records of the list. */
  readonly copyOf: (fields: Fields, all: readonly Fields[]) => Fields;
  /** Returns the initial form values; null for a new record. */
  readonly formOf: (fields: Fields | null) => Form;
  readonly formSchema: z.ZodMiniType<Entry, Form>;
  /** Additional fields of a new record. */
  readonly newFields: Document;
  readonly images: RecordImages<Entry> & {
    /** Paths in the form, such as 'images.topview'. */
    readonly paths: readonly string[];
  };
  /** Returns the fields to write for a valid form with uploaded images. */
  readonly changesOf: (entry: Document) => Document;
}

/** Uploads of a record's images; `place` is the last part of their path, such as 'topview'. */
export interface RecordImages<Entry> {
  readonly folder: ImagePlace['folder'];
  /** Description of an image, for its URL. */
  readonly nameOf: (entry: Entry, place: string) => string;
  /** True if the record is saved even when an image fails to upload. */
  readonly savedWithout: boolean;
  /** Title of the toast instead of 'Error adding extra' and the like. */
  readonly failedTitle?: (place: string) => string;
  /** Returns the toast's text for a reason. */
  readonly failedText?: (reason: string) => string;
}

type AnyRecord = DefinedRecord<string, z.core.$ZodShape>;

/** The fields edited in the dialog: all but the owner and the unedited ones. */
type Edited<Kind extends AnyRecord, Unedited> = Omit<FieldsOf<Kind>, 'admin_id' | Extract<Unedited, string>>;

export interface RecordKindOptions<Kind extends AnyRecord, Unedited extends keyof FieldsOf<Kind>> {
  readonly noun: string;
  readonly texts: RecordTexts;
  /** The required fields; a number or choice has its own message. */
  readonly required: Partial<Record<keyof Edited<Kind, Unedited> & string, string | true>>;
  readonly nameOf: (form: FormOf<Edited<Kind, Unedited>>) => string;
  /** Fields that the dialog does not edit, apart from the owner. */
  readonly unedited: readonly Unedited[];
  /** Those of them that a new record has. */
  readonly newFields: Pick<FieldsOf<Kind>, Unedited>;
  /** Unedited fields set by every save. */
  readonly always?: Partial<Pick<FieldsOf<Kind>, Unedited>>;
  /** Converts the stored record for the dialog, if needed. */
  readonly shownAs?: (fields: FieldsOf<Kind>) => FieldsOf<Kind>;
  /** Initial fields of a copy; `all` are the records of the list. */
  readonly copyOf: (fields: FieldsOf<Kind>, all: readonly FieldsOf<Kind>[]) => FieldsOf<Kind>;
  readonly images: RecordImages<EntryOf<Edited<Kind, Unedited>>>;
}

/** Creates a kind of record for the dialogs; form, validation and written fields derive from the schema. */
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

/** True if both records have the same values in the dialog's fields. */
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
