import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { DefinedRecord, FieldsOf } from '../../../../domain/records/record.ts';
import type { ImageFolder } from '../../kit/images/use-uploads.ts';
import { type FormOf, formFieldSchema, formValue } from './form-fields.ts';

/** Texts of the dialogs for one kind of record; `missing` has the title 'Missing information'. */
export type RecordTexts = Readonly<
  Record<
    | 'none'
    | 'loadFailed'
    | 'added'
    | 'addFailed'
    | 'updated'
    | 'updateFailed'
    | 'deleted'
    | 'deleteFailed'
    | 'missing',
    string
  >
>;

/** The part of a kind that a list needs. */
export interface ListedKind<Fields> {
  readonly record: { readonly name: string };
  readonly texts: Pick<RecordTexts, 'updated' | 'updateFailed'>;
  readonly nameOf: (record: Fields) => string;
}

/** One kind of record in the dialogs: extras, reference projects or booth designs. */
export interface RecordKind<Fields, Form extends FieldValues> {
  readonly record: Pick<DefinedRecord, 'name' | 'schema' | 'labels' | 'memberLabels' | 'read'>;
  /** 'Extra': in the labels of buttons, and names its draft. */
  readonly noun: string;
  readonly texts: RecordTexts;
  /** Fields that 'Missing information' is shown for. */
  readonly required: readonly FieldPath<Form>[];
  /** The dialog's fields, in order. */
  readonly edited: readonly string[];
  readonly nameOf: (record: Fields | Form) => string;
  /** Reads a stored record, as the dialog shows it. */
  readonly read: (document: Document) => Fields;
  /** Initial fields of a copy; `all` are the records of the list. */
  readonly copyOf: (fields: Fields, all: readonly Fields[]) => Fields;
  /** Returns the initial form values; null for a new record. */
  readonly formOf: (fields: Fields | null) => Form;
  /** Outputs the fields to write, but image choices instead of URLs. */
  readonly formSchema: z.ZodMiniType<Document, Form>;
  /** Additional fields of a new record. */
  readonly newFields: Document;
  /** Id of a new record with these fields, if it is free; a random one otherwise, or without this. */
  readonly idOf?: (fields: Fields) => string;
  readonly images: RecordImages<Form> & {
    /** Paths in the form, such as 'images.topview'. */
    readonly paths: readonly string[];
  };
  /** Returns the fields to write for a valid form with uploaded images. */
  readonly changesOf: (entry: Document) => Document;
}

/** Uploads of a record's images; `place` is the last part of their path, such as 'topview'. */
export interface RecordImages<Form> {
  readonly folder: ImageFolder;
  /** Description of an image, for its URL. */
  readonly nameOf: (form: Form, place: string) => string;
  /** True if the record is saved even when an image fails to upload. */
  readonly savedWithout: boolean;
  /** Title of the toast instead of 'Error adding extra' and the like. */
  readonly failedTitle?: (place: string) => string;
  /** Returns the toast's text for a reason. */
  readonly failedText?: (reason: string) => string;
}

type AnyRecord = DefinedRecord<string, z.core.$ZodShape>;

/** The form of a record: all fields but the owner and the unedited ones. */
type EditedForm<Kind extends AnyRecord, Unedited, Plain extends PropertyKey> = FormOf<
  Omit<FieldsOf<Kind>, 'admin_id' | Extract<Unedited, string>>,
  Plain
>;

export interface RecordKindOptions<
  Kind extends AnyRecord,
  Unedited extends keyof FieldsOf<Kind>,
  Plain extends PropertyKey,
> extends Pick<
    RecordKind<FieldsOf<Kind>, EditedForm<Kind, Unedited, Plain>>,
    'noun' | 'texts' | 'nameOf' | 'copyOf' | 'idOf'
  > {
  /** The required fields; a number or choice has its own message. */
  readonly required: Partial<Record<keyof EditedForm<Kind, Unedited, Plain> & string, string | true>>;
  /** Nullable fields, or members of object fields, that are no images. */
  readonly plain?: readonly Plain[];
  /** Fields that the dialog does not edit, apart from the owner. */
  readonly unedited: readonly Unedited[];
  /** Initial values of unedited fields in a new record. */
  readonly newFields: Pick<FieldsOf<Kind>, Unedited>;
  /** Unedited fields set by every save. */
  readonly always?: Partial<Pick<FieldsOf<Kind>, Unedited>>;
  /** Converts the stored record for the dialog, if needed. */
  readonly shownAs?: (fields: FieldsOf<Kind>) => FieldsOf<Kind>;
  /** Left out if it has none. */
  readonly images?: RecordImages<EditedForm<Kind, Unedited, Plain>>;
}

/** For kinds without images; nothing is uploaded. */
const NO_IMAGES = { folder: 'extras', nameOf: () => '', savedWithout: false } as const;

/**
 * Creates a kind of record for the dialogs; form, validation and written fields derive from the schema.
 * @example
 * const designKind = recordKind(BOOTH_DESIGNS, { noun: 'Booth design', texts, required: { title: true }, ... });
 */
export function recordKind<
  Kind extends AnyRecord,
  Unedited extends keyof FieldsOf<Kind>,
  const Plain extends PropertyKey = never,
>(
  record: Kind,
  options: RecordKindOptions<Kind, Unedited, Plain>,
): RecordKind<FieldsOf<Kind>, EditedForm<Kind, Unedited, Plain>> {
  type Fields = FieldsOf<Kind>;
  type Form = EditedForm<Kind, Unedited, Plain>;
  const { always, images = NO_IMAGES, shownAs = (fields: Fields) => fields } = options;
  const required: Readonly<Record<string, string | true | undefined>> = options.required;
  const unedited = new Set<unknown>(['admin_id', ...options.unedited]);
  const edited = Object.keys(record.labels).filter((name) => !unedited.has(name));
  const shape = record.schema.shape;
  const fresh: Document = record.fresh ?? {};
  const changes = z.object(fieldsFrom(edited, (name) => shape[name] as z.ZodMiniType));

  return {
    ...options,
    record,
    required: Object.keys(required) as FieldPath<Form>[],
    edited,
    read: (stored) => shownAs(record.read(stored) as Fields),
    formOf: (fields) =>
      fieldsFrom(edited, (name) =>
        formValue(shape[name] as z.ZodMiniType, (fields as Document | null)?.[name], fresh[name]),
      ) as Form,
    formSchema: z.object(
      fieldsFrom(edited, (name) => {
        const wording = required[name] === true ? undefined : required[name];
        return formFieldSchema(shape[name] as z.ZodMiniType, wording, fresh[name]);
      }),
    ) as unknown as z.ZodMiniType<Document, Form>,
    images: {
      ...images,
      paths: record.imagePaths.filter((path) => edited.includes(path.split('.')[0] ?? '')),
    },
    changesOf: (entry) => ({ ...changes.parse(entry), ...always }),
  };
}

function fieldsFrom<Value>(
  names: readonly string[],
  valueFor: (name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)]));
}
