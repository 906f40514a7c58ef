import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import type { FieldsOf, FormRecord } from '../../../../domain/records/record.ts';
import { type RecordForm, recordForm } from '../../controls/fields/record-form.ts';
import type { ImageFolder } from '../../controls/images/use-uploads.ts';

/** Texts of one kind of record. `missing` is shown under the title 'Missing information'. */
type RecordTexts = Readonly<
  Record<
    | 'none'
    | 'loadFailed'
    | 'newTitle'
    | 'editTitle'
    | 'save'
    | 'update'
    | 'missing'
    | 'added'
    | 'addFailed'
    | 'updated'
    | 'updateFailed'
    | 'deleted'
    | 'deleteFailed',
    string
  >
>;

/** A kind of record that the dialogs can edit, such as extras, reference projects or booth designs. */
export interface RecordKind<Fields> extends RecordForm<Fields> {
  /** Singular noun such as 'Extra', for button labels and as the key of the draft. */
  readonly noun: string;
  readonly plural: string;
  readonly texts: RecordTexts;
  readonly nameOf: (record: Fields) => string;
  /** Reads a stored record in the form that the dialog shows. */
  readonly read: (document: Document) => Fields;
  /** Returns the initial fields of a copy. `all` holds the list's records. */
  readonly copyOf: (fields: Fields, all: readonly Fields[]) => Fields;
  readonly newFields: Document;
  /** Returns the preferred id for a new record. If it is taken, or without this function, the id is random. */
  readonly idOf?: (fields: Fields) => string;
  readonly images: RecordImages<Fields> & {
    /** Paths of the image fields in the form, such as 'images.topview'. */
    readonly paths: readonly string[];
  };
  /** Returns the fields to write for a valid form whose images are uploaded. */
  readonly changesOf: (entry: Document) => Document;
}

/** Upload options for a record's images. `place` is the last part of an image's path, such as 'topview'. */
interface RecordImages<Fields> {
  readonly folder: ImageFolder;
  /** Describes an image, for its URL, by the texts in the form. */
  readonly nameOf: (form: Fields, place: string) => string;
  /** True if the record is saved even when an image fails to upload. */
  readonly savedWithout: boolean;
  /** Returns the toast's title; by default 'Error adding extra' and the like. */
  readonly failedTitle?: (place: string) => string;
  readonly failedText?: (reason: string) => string;
}

interface RecordKindOptions<Fields>
  extends Pick<RecordKind<Fields>, 'noun' | 'texts' | 'nameOf' | 'copyOf' | 'idOf'> {
  /** Messages for amounts that must not be empty. */
  readonly needed?: Readonly<Partial<Record<keyof Fields & string, string>>>;
  /** Fields that the dialog does not edit, and that every save sets to these values. */
  readonly always?: Readonly<Partial<Fields>>;
  /** Converts the stored record for the dialog, if needed. */
  readonly shownAs?: (fields: Fields) => Fields;
  readonly images?: RecordImages<Fields>;
}

/** Placeholder for kinds without images; nothing is uploaded. */
const NO_IMAGES = { folder: 'extras', nameOf: () => '', savedWithout: false } as const;

/**
 * Creates a kind of record for the dialogs. Form, validation and written fields are derived from the schema.
 * @example
 * const designKind = recordKind(BOOTH_DESIGNS, { noun: 'Booth Design', texts, nameOf: ({ title }) => title, ... });
 */
export function recordKind<Kind extends FormRecord>(
  record: Kind,
  options: RecordKindOptions<FieldsOf<Kind>>,
): RecordKind<FieldsOf<Kind>> {
  type Fields = FieldsOf<Kind>;
  const { needed = {}, always = {}, images = NO_IMAGES, shownAs = (fields: Fields) => fields } = options;
  const form = recordForm(record, { needed, unedited: Object.keys(always) });
  const changes = z.pick(record.schema, Object.fromEntries(form.edited.map((name) => [name, true])));
  const { sort_order } = (record.defaults ?? {}) as Document;
  return {
    ...form,
    ...options,
    plural: `${options.noun.toLowerCase()}s`,
    newFields: sort_order === undefined ? {} : { sort_order },
    read: (stored) => shownAs(record.read(stored) as Fields),
    images: {
      ...images,
      paths: record.imagePaths.filter((path) => form.edited.includes(path.split('.')[0] ?? '')),
    },
    changesOf: (entry) => ({ ...changes.parse(entry), ...always }),
  };
}
