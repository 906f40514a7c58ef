import type { DocumentData } from 'firebase/firestore';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Live } from '../live-lists/live-record.ts';
import type { DescribedField } from './described-field.ts';
import type { Uploads } from './use-uploads.ts';

/** What the dialogs need to know about one kind of record: extras, reference projects, booth designs. */
export interface RecordKind<Fields, Form extends FieldValues, Entry> {
  readonly collection: string;
  /** 'Extra': the dialog is 'Add Extra' or 'Edit Extra', its draft is kept under this name. */
  readonly noun: string;
  readonly texts: {
    readonly loadFailed: string;
    readonly added: string;
    readonly addFailed: string;
    readonly updated: string;
    readonly updateFailed: string;
    readonly deleted: string;
    readonly deleteFailed: string;
    readonly missing: string;
  };
  /** Fields without which 'Missing information' is said. */
  readonly required: readonly FieldPath<Form>[];
  /** Reads a record as the database has it. */
  readonly read: (record: Live<DocumentData>) => Live<Fields>;
  readonly nameOf: (form: Form) => string;
  /** What the dialog starts with; null for a new record. */
  readonly formOf: (fields: Fields | null) => Form;
  /** Every field of the form in words: two forms that read the same are the same. */
  readonly inWords: (form: Form) => DescribedField[];
  /** Uploads what is to be uploaded and says what to write; null if that failed, which it has told. */
  readonly prepare: (
    entry: Entry,
    uploads: Uploads,
    /** 'Error adding extra' and the like. */
    failedTitle: string,
  ) => Promise<DocumentData | null>;
  /** What a new record has besides. */
  readonly newFields: DocumentData;
}
