import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { AdminUser } from '../../kit/admin-user.ts';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import { DesignFormFields } from './DesignFormFields.tsx';
import { type DesignForm, designFormSchema, designKind, type LiveDesign } from './design-kind.ts';

export interface DesignDialogProps {
  admin: AdminUser;
  editing: Editing<BoothDesignFields, DesignForm>;
  /** All designs: each slug is good for one. */
  records: readonly LiveDesign[];
  onClose: () => void;
}

/** 'Add New Booth Design' or 'Edit Booth Design'. */
export function DesignDialog({ admin, editing, records, onClose }: DesignDialogProps) {
  const taken = useMemo(
    () => new Set(records.filter(({ id }) => id !== editing.id).map(({ slug }) => slug)),
    [records, editing.id],
  );
  const resolver = useMemo(() => zodResolver(designFormSchema(taken)), [taken]);
  const editor = useRecordForm({ kind: designKind, resolver, admin, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add New Booth Design' : 'Edit Booth Design'}
      submitLabel={editor.isNew ? 'Save Design' : 'Update Design'}
      wasRestored={editing.restored !== null}
    >
      <DesignFormFields
        form={editor.form}
        uploads={editor.uploads}
        proposesSlug={editor.isNew}
        taken={taken}
      />
    </RecordDialog>
  );
}
