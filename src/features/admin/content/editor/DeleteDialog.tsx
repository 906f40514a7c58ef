import { doc } from 'firebase/firestore';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { db } from '../../../../lib/firebase/firestore.ts';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import type { RecordKind } from './record-kind.ts';

export interface DeleteDialogProps<Fields, Form extends FieldValues> {
  kind: RecordKind<Fields, Form>;
  /** The record to delete; null if closed. */
  record: Live<Fields> | null;
  onClose: () => void;
  /** Focused after the deletion, which removes the button that opened the dialog. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Confirms the deletion of a record by name; it can be undone for some seconds. */
export function DeleteDialog<Fields, Form extends FieldValues>({
  kind,
  record,
  onClose,
  focusAfter,
}: DeleteDialogProps<Fields, Form>) {
  const admin = useAdmin();
  async function remove({ id }: Live<Fields>) {
    const isGone = await deleteWithUndo({
      ref: doc(db, kind.record.name, id),
      adminId: admin.uid,
      title: kind.texts.deleted,
      errorTitle: kind.texts.deleteFailed,
    });
    onClose();
    // After the dialog returned the focus
    if (isGone) setTimeout(() => focusAfter.current?.focus());
  }
  return (
    <ConfirmDialog
      open={record !== null}
      title={record ? `Delete “${kind.nameOf(record)}”?` : ''}
      description="Visitors no longer see it. You can undo this for a few seconds."
      confirmLabel={`Delete ${kind.noun}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (record) await remove(record);
      }}
    />
  );
}
