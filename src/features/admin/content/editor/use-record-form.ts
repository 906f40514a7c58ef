import { zodResolver } from '@hookform/resolvers/zod';
import { type DocumentData, type DocumentSnapshot, doc, Timestamp } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { get, set, useForm } from 'react-hook-form';
import { toast } from '../../../../components/toast-store.ts';
import { useFormToasts } from '../../../../components/use-form-toasts.ts';
import { nextBuildText } from '../../../../config/next-build.ts';
import type { Document } from '../../../../domain/records/document.ts';
import { haveSameFields } from '../../../../domain/records/same-fields.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { isRefusal } from '../../../../lib/firebase/session.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { type Editing, type EditStart, keepDraft } from '../../controls/dialog-draft.ts';
import { type Uploads, useUploads } from '../../controls/images/use-uploads.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useAdmin } from '../../controls/panel-context.ts';
import { reportFailure } from '../../controls/report-failure.ts';
import { type SaveResult, writeLocked } from '../../controls/save-locked.ts';
import type { RecordKind } from './record-kind.ts';

export type RecordEditor<Fields> = ReturnType<typeof useRecordForm<Fields>>;

/**
 * Drives the form of a record's dialog: validates, uploads images, saves, and shows the specified toasts.
 * Keeps the input until it is saved, and never silently overwrites someone else's changes.
 */
export function useRecordForm<Fields>({
  kind,
  editing,
  onClose,
  schema = kind.formSchema,
}: {
  kind: RecordKind<Fields>;
  editing: Editing<Fields>;
  /** Called when the dialog should close because its input was saved or discarded. */
  onClose: () => void;
  schema?: RecordKind<Fields>['formSchema'];
}) {
  const { uid } = useAdmin();
  const [start, setStart] = useState<EditStart<Fields>>(editing);
  /** Someone else saved the record while it was edited here. `theirs` is null if they deleted it. */
  const [conflict, setConflict] = useState<{ readonly theirs: Stored<Fields> | null } | null>(null);
  const uploads = useUploads();
  const form = useForm<Document, unknown, Document>({
    defaultValues: editing.copied ?? kind.formOf(editing.fields),
    resolver: zodResolver(schema),
  });
  const { reset, subscribe } = form;
  const { showToast } = useFormToasts();
  const { texts } = kind;

  useEffect(() => {
    if (editing.restored) reset(editing.restored, { keepDefaultValues: true });
  }, [editing, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(kind.noun, uid, start, values),
      }),
    [subscribe, kind, uid, start],
  );

  async function save(entry: Document, from: EditStart<Fields>) {
    const failedTitle = from.id === null ? texts.addFailed : texts.updateFailed;
    try {
      if (!(await uploadImages(kind, { form: form.getValues() as Fields, entry, uploads, failedTitle })))
        return;
      const result = await saveRecord(kind, from, kind.changesOf(entry), uid);
      if (result.status === 'conflict') return setConflict({ theirs: result.theirs });
      toast({
        title: from.id === null ? texts.added : texts.updated,
        description: `On the home page within a minute, on the other pages ${nextBuildText(new Date())}.`,
        variant: 'success',
      });
      onClose();
    } catch (error) {
      reportFailure(failedTitle, error);
    }
  }
  function reportMissing() {
    const isMissing = kind.required.some((field) => String(get(form.getValues(), field)).trim() === '');
    if (!isMissing) return;
    showToast({ title: 'Missing information', description: texts.missing, variant: 'destructive' });
  }
  const saveFrom = (from: EditStart<Fields>) =>
    form.handleSubmit((entry) => save(entry, from), reportMissing);

  function startFrom(theirs: Stored<Fields>): EditStart<Fields> {
    return { ...start, id: theirs.id, base: theirs.stamp, fields: theirs };
  }
  function saveMine() {
    if (!conflict) return;
    const from = conflict.theirs
      ? startFrom(conflict.theirs)
      : { ...start, id: null, newId: crypto.randomUUID(), base: '' };
    void saveFrom(from)();
  }
  function loadTheirs() {
    if (!conflict?.theirs) return;
    const theirs = startFrom(conflict.theirs);
    setStart(theirs);
    // The pressed button disappears, and a reset forgets the fields until they are rendered
    if (kind.required[0]) form.setFocus(kind.required[0]);
    reset(kind.formOf(theirs.fields));
    setConflict(null);
  }

  return {
    kind,
    form,
    isNew: start.id === null,
    wasRestored: editing.restored !== null,
    uploads,
    submit: saveFrom(start),
    close: onClose,
    conflict,
    saveMine,
    loadTheirs,
  };
}

/**
 * Uploads the new images, replaces the image choices of the valid form `entry` with their URLs, and reports failures,
 * under `failedTitle` unless the kind has its own. Returns false if the record must not be saved.
 */
async function uploadImages<Fields>(
  { images }: RecordKind<Fields>,
  change: { form: Fields; entry: Document; uploads: Uploads; failedTitle: string },
): Promise<boolean> {
  const { form, entry, uploads, failedTitle } = change;
  const results = await uploads.run({
    folder: images.folder,
    images: Object.fromEntries(images.paths.map((path) => [path, get(entry, path)])),
    nameOf: (path) => images.nameOf(form, placeOf(path)),
  });
  for (const { field, url } of results) set(entry, field, url);
  const failures = results.filter(({ error }) => error !== undefined);
  const reported = images.savedWithout ? failures : failures.slice(0, 1);
  for (const { field, error } of reported) {
    reportFailure(images.failedTitle?.(placeOf(field)) ?? failedTitle, error, images.failedText);
  }
  // A refusal means that the session ended: nothing can be saved, so the dialog stays open
  return images.savedWithout ? !failures.some(({ error }) => isRefusal(error)) : failures.length === 0;
}

function placeOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/**
 * Adds the record, or updates it if no one else has changed it (optimistic lock). A retry after a lost
 * response does not add a second record.
 * @param adminId owner of a new record
 * @throws FirebaseError as the backend says
 */
function saveRecord<Fields>(
  kind: RecordKind<Fields>,
  { id, newId, base, fields: before }: EditStart<Fields>,
  fields: Document,
  adminId: string,
): Promise<SaveResult<Fields>> {
  const isNew = id === null;
  const newFields = { ...kind.newFields, admin_id: adminId };
  return transact(async (transaction): Promise<SaveResult<Fields>> => {
    const at = (place: string) => transaction.get(doc(db, kind.record.name, place));
    const saved = kind.read({ ...newFields, ...fields });
    const isSaved = (found: DocumentSnapshot) => haveSameFields(kind, kind.read(found.data() ?? {}), saved);
    const own = isNew && kind.idOf ? await at(kind.idOf(saved)) : null;
    // The preferred id may belong to another record
    const shown = own && (!own.exists() || isSaved(own)) ? own : await at(id ?? newId);
    if (!shown.exists() && !isNew) return { status: 'conflict', theirs: null };
    return writeLocked(transaction, {
      editor: kind,
      shown,
      fields,
      newFields,
      isUntouched: (theirs) =>
        isNew
          ? isAsAdded(shown.data())
          : // Someone else's change may not affect the form, such as a new order of the list
            theirs.stamp === base || (before !== null && haveSameFields(kind, theirs, before)),
    });
  });
}

/** True if no one has changed the record since it was added. */
function isAsAdded({ created_at, updated_at }: DocumentData = {}): boolean {
  return created_at instanceof Timestamp && updated_at instanceof Timestamp && created_at.isEqual(updated_at);
}
