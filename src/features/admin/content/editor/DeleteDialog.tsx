import { type DocumentData, type DocumentReference, doc } from 'firebase/firestore';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { restoreRecord } from '../../kit/restore-record.ts';
import { undoable } from '../../kit/undoable.ts';
import type { RecordKind } from './record-kind.ts';

export interface DeleteDialogProps<Fields, Form extends FieldValues> {
  kind: RecordKind<Fields, Form>;
  /** The record to delete; null if closed. */
  record: Live<Fields> | null;
  onClose: () => void;
  /** Focused after the deletion, which removes the button that opened the dialog. */
  focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Confirms the deletion of a record by name, and deletes it at once, so that a closed tab leaves nothing pending. Undo
 * writes the same fields under the same id.
 */
export function DeleteDialog<Fields, Form extends FieldValues>({
  kind,
  record,
  onClose,
  focusAfter,
}: DeleteDialogProps<Fields, Form>) {
  const { uid } = useAdmin();
  const { deleted, deleteFailed } = kind.texts;

  async function remove({ id }: Live<Fields>) {
    const ref = doc(db, kind.record.name, id);
    const isGone = await undoable(deleteFailed, async () => {
      const fields = await deleteRecord(ref);
      // The rules allow only own records
      const undo = fields && (() => restoreRecord(ref, { ...fields, admin_id: uid }, deleteFailed));
      return { title: deleted, undo };
    });
    onClose();
    // After the dialog returned the focus
    if (isGone) setTimeout(() => focusAfter.current?.focus());
  }
  return (
    <ConfirmDialog
      open={record !== null}
      title={record ? `Delete “${kind.nameOf(record)}”?` : ''}
      description="Visitors will no longer see it. You can undo this for a few seconds."
      confirmLabel={`Delete ${kind.noun}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (record) await remove(record);
      }}
    />
  );
}

/** Deletes the record and returns its last fields; null if someone else deleted it first. */
function deleteRecord(ref: DocumentReference): Promise<DocumentData | null> {
  return transact(async (transaction) => {
    const present = await transaction.get(ref);
    if (!present.exists()) return null;
    transaction.delete(ref);
    return present.data();
  });
}
