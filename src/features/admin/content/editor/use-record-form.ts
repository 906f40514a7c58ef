import { type SubmitEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { toast } from '../../../../components/toast-store.ts';
import { useFormToasts } from '../../../../components/use-form-toasts.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import type { Document } from '../../../../domain/records/document.ts';
import { isRefusal } from '../../../../lib/firebase/session.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { isCancelled } from '../images/upload-image.ts';
import type { ImageChoice } from './image-choice.ts';
import type { RecordKind } from './record-kind.ts';
import { saveRecord } from './save-record.ts';
import { type Editing, type EditStart, freshId, keepDraft } from './use-editing.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** Someone else saved the record while it was edited here, or deleted it: then `theirs` is null. */
export interface Conflict<Fields> {
  readonly mine: Document;
  readonly theirs: Live<Fields> | null;
}

export interface RecordFormOptions<Fields, Form extends FieldValues, Entry> {
  kind: RecordKind<Fields, Form, Entry>;
  resolver: Resolver<Form, unknown, Entry>;
  editing: Editing<Fields, Form>;
  /** Called when the dialog should close: saved or discarded. */
  onClose: () => void;
}

export interface RecordForm<Fields, Form extends FieldValues, Entry> {
  readonly kind: RecordKind<Fields, Form, Entry>;
  readonly isNew: boolean;
  /** The record in the version being edited; null while adding. */
  readonly before: Fields | null;
  readonly form: UseFormReturn<Form, unknown, Entry>;
  readonly uploads: Uploads;
  readonly conflict: Conflict<Fields> | null;
  readonly submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly close: () => void;
  /** Resolutions of a conflict. */
  readonly backToEditing: () => void;
  readonly saveMine: () => void;
  readonly takeTheirs: () => void;
}

/**
 * The form of a record's dialog: validates, uploads images, saves, and shows the specified toasts. Keeps the input
 * until it is saved, and never silently overwrites someone else's changes.
 */
export function useRecordForm<Fields, Form extends FieldValues, Entry>({
  kind,
  resolver,
  editing,
  onClose,
}: RecordFormOptions<Fields, Form, Entry>): RecordForm<Fields, Form, Entry> {
  const admin = useAdmin();
  const [start, setStart] = useState<EditStart<Fields>>(editing);
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  const uploads = useUploads();
  const form = useForm<Form, unknown, Entry>({
    defaultValues: (editing.copied ?? kind.formOf(editing.fields)) as DefaultValues<Form>,
    resolver,
  });
  const { reset, subscribe } = form;
  const { complain } = useFormToasts();
  const isNew = start.id === null;
  const { texts } = kind;

  useEffect(() => {
    if (editing.restored) reset(editing.restored, { keepDefaultValues: true });
  }, [editing, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(kind.noun, admin, start, values),
      }),
    [subscribe, kind, admin, start],
  );

  async function save(entry: Entry, from: EditStart<Fields>) {
    const failedTitle = from.id === null ? texts.addFailed : texts.updateFailed;
    try {
      const fields = await prepareRecord(kind, entry, uploads, failedTitle);
      if (!fields) return;
      const result = await saveRecord(kind, from, fields, admin.uid);
      if (result.status === 'conflict') return setConflict({ mine: fields, theirs: result.theirs });
      toast({ title: from.id === null ? texts.added : texts.updated, variant: 'success' });
      onClose();
    } catch (error) {
      if (!isCancelled(error)) return reportFailure(failedTitle, error);
      toast({ title: contentMessages.uploadCanceledTitle, description: contentMessages.uploadCanceled });
    }
  }
  function tellMissing() {
    const isMissing = kind.required.some((field) => String(get(form.getValues(), field)).trim() === '');
    if (!isMissing) return;
    complain({ title: contentMessages.missingTitle, description: texts.missing, variant: 'destructive' });
  }
  const saveFrom = (from: EditStart<Fields>) => form.handleSubmit((entry) => save(entry, from), tellMissing);

  function startFrom(theirs: Live<Fields>): EditStart<Fields> {
    return { ...start, id: theirs.id, base: theirs.version, fields: theirs };
  }
  function saveMine() {
    if (!conflict) return;
    const from = conflict.theirs
      ? startFrom(conflict.theirs)
      : { ...start, id: null, newId: freshId(), base: '' };
    setConflict(null);
    void saveFrom(from)();
  }
  function takeTheirs() {
    if (!conflict?.theirs) return onClose();
    const theirs = startFrom(conflict.theirs);
    setStart(theirs);
    reset(kind.formOf(theirs.fields));
    setConflict(null);
  }

  return {
    kind,
    isNew,
    before: start.fields,
    form,
    uploads,
    conflict,
    submit: saveFrom(start),
    close: onClose,
    backToEditing: () => setConflict(null),
    saveMine,
    takeTheirs,
  };
}

/**
 * Uploads the new images of a valid form, and returns the fields to write. Null, after reporting it, if an upload
 * failed that the record must not be saved without.
 * @param failedTitle title of the toast for that, unless the kind has one
 */
async function prepareRecord<Fields, Form extends FieldValues, Entry>(
  { images, changesOf }: RecordKind<Fields, Form, Entry>,
  entry: Entry,
  uploads: Uploads,
  failedTitle: string,
): Promise<Document | null> {
  const { urls, failures } = await uploads.run({
    folder: images.folder,
    nameOf: (path) => images.nameOf(entry, placeOf(path)),
    images: Object.fromEntries(images.paths.map((path) => [path, get(entry, path) as ImageChoice])),
  });
  const reported = images.savedWithout ? failures : failures.slice(0, 1);
  for (const { field, error } of reported) {
    reportFailure(images.failedTitle?.(placeOf(field)) ?? failedTitle, error, images.failedText);
  }
  // Without a session nothing is saved, and the dialog stays open
  const isGivenUp = !images.savedWithout || failures.some(({ error }) => isRefusal(error));
  return failures.length > 0 && isGivenUp ? null : changesOf(withUrls(entry as Document, urls));
}

function placeOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** Replaces each image choice by its URL. */
function withUrls(entry: Document, urls: Readonly<Record<string, string | null>>, path = ''): Document {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const here = path === '' ? name : `${path}.${name}`;
      if (here in urls) return [name, urls[here]];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? withUrls(value as Document, urls, here) : value];
    }),
  );
}
