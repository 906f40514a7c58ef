import { doc } from 'firebase/firestore';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { runWork } from '../../controls/run-work.ts';
import type { RecordKind } from './record-kind.ts';

export interface DeleteDialogProps<Fields> {
  kind: RecordKind<Fields>;
  /** The record to delete; null if closed. */
  record: Stored<Fields> | null;
  onClose: () => void;
  /** Gets the focus after the deletion, since the button that opened the dialog is removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks for confirmation, and then deletes a record. */
export function DeleteDialog<Fields>({ kind, record, onClose, focusAfter }: DeleteDialogProps<Fields>) {
  const { deleted, deleteFailed } = kind.texts;

  async function remove() {
    if (!record) return;
    const ref = doc(db, kind.record.name, record.id);
    const isGone = await runWork(deleteFailed, async () => {
      await transact(async (transaction) => transaction.delete(ref));
      return { title: deleted, description: kind.nameOf(record), about: record.id };
    });
    onClose();
    // Runs after the dialog has returned the focus
    if (isGone) setTimeout(() => focusAfter.current?.focus());
  }
  return (
    <ConfirmDialog
      open={record !== null}
      title={record ? `Delete “${kind.nameOf(record)}”?` : ''}
      description="Visitors will no longer see it."
      confirmLabel={`Delete ${kind.noun}`}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
