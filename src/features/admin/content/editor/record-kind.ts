import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { DefinedRecord, FieldsOf } from '../../../../domain/records/record.ts';
import type { ImageFolder } from '../../controls/images/use-uploads.ts';
import { type FormOf, formFieldSchema, formValue } from './form-fields.ts';

/** Texts of the dialogs for one kind of record. `missing` is shown under the title 'Missing information'. */
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

/** A kind of record that the dialogs can edit, such as extras, reference projects or booth designs. */
export interface RecordKind<Fields, Form extends FieldValues> {
  readonly record: Pick<DefinedRecord, 'name' | 'schema' | 'labels' | 'read'>;
  /** Singular noun such as 'Extra', for button labels and as the key of the draft. */
  readonly noun: string;
  readonly texts: RecordTexts;
  /** Fields that cause 'Missing information' when empty. */
  readonly required: readonly FieldPath<Form>[];
  /** The dialog's fields, in order. */
  readonly edited: readonly string[];
  readonly nameOf: (record: Fields | Form) => string;
  /** Reads a stored record in the form that the dialog shows. */
  readonly read: (document: Document) => Fields;
  /** Returns the initial fields of a copy. `all` holds the list's records. */
  readonly copyOf: (fields: Fields, all: readonly Fields[]) => Fields;
  /** Returns the initial form values; pass null for a new record. */
  readonly formOf: (fields: Fields | null) => Form;
  /** Outputs the fields to write, with image choices in place of URLs. */
  readonly formSchema: z.ZodMiniType<Document, Form>;
  /** Additional fields of a new record. */
  readonly newFields: Document;
  /**
   * Returns the preferred id for a new record. If it is taken, or without this function, the id is random.
   */
  readonly idOf?: (fields: Fields) => string;
  readonly images: RecordImages<Form> & {
    /** Paths of the image fields in the form, such as 'images.topview'. */
    readonly paths: readonly string[];
  };
  /** Returns the fields to write for a valid form whose images are uploaded. */
  readonly changesOf: (entry: Document) => Document;
}

/** Upload options for a record's images. `place` is the last part of an image's path, such as 'topview'. */
export interface RecordImages<Form> {
  readonly folder: ImageFolder;
  /** Describes an image, for its URL. */
  readonly nameOf: (form: Form, place: string) => string;
  /** True if the record is saved even when an image fails to upload. */
  readonly savedWithout: boolean;
  /** Returns the toast's title; by default 'Error adding extra' and the like. */
  readonly failedTitle?: (place: string) => string;
  /** Returns the toast's text for the reason of a failure. */
  readonly failedText?: (reason: string) => string;
}

type AnyRecord = DefinedRecord<string, z.core.$ZodShape>;

/** The form of a record: all fields except the owner and the unedited ones. */
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
  /** Required fields: true, or the message for a missing number or choice. */
  readonly required: Partial<Record<keyof EditedForm<Kind, Unedited, Plain> & string, string | true>>;
  /** Nullable fields, or members of object fields, that are not images. */
  readonly plain?: readonly Plain[];
  /** Fields that the dialog does not edit, apart from the owner. */
  readonly unedited: readonly Unedited[];
  /** Initial values of unedited fields in a new record. */
  readonly newFields: Pick<FieldsOf<Kind>, Unedited>;
  /** Values of unedited fields that every save writes. */
  readonly always?: Partial<Pick<FieldsOf<Kind>, Unedited>>;
  /** Converts the stored record for the dialog, if needed. */
  readonly shownAs?: (fields: FieldsOf<Kind>) => FieldsOf<Kind>;
  /** Omitted for kinds without images. */
  readonly images?: RecordImages<EditedForm<Kind, Unedited, Plain>>;
}

/** Placeholder for kinds without images; nothing is uploaded. */
const NO_IMAGES = { folder: 'extras', nameOf: () => '', savedWithout: false } as const;

/**
 * Creates a kind of record for the dialogs. Form, validation and written fields are derived from the schema.
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
  const defaults: Document = record.defaults ?? {};
  const changes = z.object(fieldsFrom(edited, (name) => shape[name] as z.ZodMiniType));

  return {
    ...options,
    record,
    required: Object.keys(required) as FieldPath<Form>[],
    edited,
    read: (stored) => shownAs(record.read(stored) as Fields),
    formOf: (fields) =>
      fieldsFrom(edited, (name) =>
        formValue(shape[name] as z.ZodMiniType, (fields as Document | null)?.[name], defaults[name]),
      ) as Form,
    formSchema: z.object(
      fieldsFrom(edited, (name) => {
        const wording = required[name] === true ? undefined : required[name];
        return formFieldSchema(shape[name] as z.ZodMiniType, wording, defaults[name]);
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
