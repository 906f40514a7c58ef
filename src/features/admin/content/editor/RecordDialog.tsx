import { useState } from 'react';
import { Card } from '../../../../components/Card.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { moveToMiddle } from '../../../../lib/move-to.ts';
import { ChangedSince } from '../../controls/ChangedSince.tsx';
import type { Editing } from '../../controls/dialog-draft.ts';
import { FormDialog } from '../../controls/FormDialog.tsx';
import { Fields, type Looks } from '../../controls/fields/Fields.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import type { RecordEditor } from './use-record-form.ts';

export interface KindDialogProps<Fields> {
  editing: Editing<Fields>;
  records: readonly Stored<Fields>[];
  onClose: () => void;
}

/** The dialog of a record. Cancel closes it at once; ways that may be accidental ask first if anything was entered. */
export function RecordDialog<Fields>(props: { editor: RecordEditor<Fields>; looks: Looks<keyof Fields> }) {
  const { editor, looks } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { texts } = editor.kind;
  const { form, isNew, submit, close, conflict, loadTheirs, saveMine } = editor;
  const { isDirty, isSubmitting } = form.formState;
  const [label, busyLabel] = isNew ? [texts.save, 'Saving...'] : [texts.update, 'Updating...'];
  // Models are uploaded when chosen, before the save
  const isUploading = !isSubmitting && Object.keys(editor.uploads.progress).length > 0;

  function closeOrAsk() {
    if (isDirty) setIsAsking(true);
    else close();
  }

  return (
    <>
      <FormDialog
        size="lg"
        title={isNew ? texts.newTitle : texts.editTitle}
        submitLabel={isSubmitting ? busyLabel : label}
        isWorking={isSubmitting}
        canSubmit={!isUploading}
        onSubmit={submit}
        onClose={closeOrAsk}
        onCancel={close}
      >
        {editor.wasRestored && (
          <Card tone="brand" className="text-[0.9375rem]">
            We restored your entries. Please choose new images again.
          </Card>
        )}
        <Fields of={editor.kind} editor={editor} looks={looks} />
        {conflict && (
          <ChangedSince
            ref={moveToMiddle}
            onLoadTheirs={conflict.theirs ? loadTheirs : undefined}
            onSaveMine={saveMine}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard what you entered?"
        description="It has not been saved."
        confirmLabel="Discard"
        onCancel={() => setIsAsking(false)}
        onConfirm={close}
      />
    </>
  );
}
