import { zodResolver } from '@hookform/resolvers/zod';
import type { ReferenceProjectFields } from '../../../../domain/records/reference-projects.ts';
import type { AdminUser } from '../../kit/admin-user.ts';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import { ProjectFormFields } from './ProjectFormFields.tsx';
import { type ProjectForm, projectKind } from './project-kind.ts';

const resolver = zodResolver(projectKind.formSchema);

export interface ProjectDialogProps {
  admin: AdminUser;
  editing: Editing<ReferenceProjectFields, ProjectForm>;
  onClose: () => void;
}

/** 'Add Reference Project' or 'Edit Reference Project'. */
export function ProjectDialog({ admin, editing, onClose }: ProjectDialogProps) {
  const editor = useRecordForm({ kind: projectKind, resolver, admin, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add Reference Project' : 'Edit Reference Project'}
      submitLabel={editor.isNew ? 'Save Project' : 'Update Project'}
      wasRestored={editing.restored !== null}
    >
      <ProjectFormFields form={editor.form} uploads={editor.uploads} />
    </RecordDialog>
  );
}
