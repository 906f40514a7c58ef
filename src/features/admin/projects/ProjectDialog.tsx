import { zodResolver } from '@hookform/resolvers/zod';
import { RecordDialog } from '../record-editor/RecordDialog.tsx';
import type { Editing } from '../record-editor/use-editing.ts';
import { useRecordForm } from '../record-editor/use-record-form.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { ProjectFormFields } from './ProjectFormFields.tsx';
import { type ProjectForm, projectFormSchema } from './project-form.ts';
import { projectKind } from './project-kind.ts';

const resolver = zodResolver(projectFormSchema);

export interface ProjectDialogProps {
  admin: AdminUser;
  editing: Editing<ProjectForm>;
  onClose: () => void;
}

/** 'Add Reference Project' or 'Edit Reference Project' (specification section 2, 'Admin dialogs'). */
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
