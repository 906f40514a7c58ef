import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { type FieldDifference, type FieldInWords, fieldDifferences } from './field-differences.ts';
import type { RecordForm } from './use-record-form.ts';

const CHANGED_BY = { you: 'changed by you', them: 'changed by them', both: 'changed by both of you' };

/**
 * Shows the differences to what someone else saved (or that they deleted it) and asks which version to keep.
 */
export function ConflictDialog<Fields, Form extends FieldValues>({
  editor,
}: {
  editor: RecordForm<Fields, Form>;
}) {
  const { kind, form, before, conflict } = editor;
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const name = `“${kind.nameOf(form.getValues())}”`;
  return (
    <Dialog
      open
      onClose={editor.backToEditing}
      role="alertdialog"
      title={theirs ? `Someone changed ${name}` : `Someone deleted ${name}`}
      description={
        theirs
          ? 'Someone else saved this while you were editing. Your changes are not lost: choose which version to keep.'
          : 'Someone else deleted this while you were editing. Your changes are not lost.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={editor.backToEditing}>
            Back to editing
          </Button>
          <Button variant="secondary" onClick={editor.takeTheirs}>
            {theirs ? 'Use theirs' : 'Leave it deleted'}
          </Button>
          <Button onClick={editor.saveMine}>{theirs ? 'Save mine' : 'Add it again'}</Button>
        </>
      }
    >
      {theirs && <Differences differences={fieldDifferences(kind, { before, mine, theirs })} />}
    </Dialog>
  );
}

function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  return (
    <dl className="flex flex-col gap-4">
      {differences.map(({ label, yours, theirs, changedBy }) => (
        <div key={label}>
          <dt className="text-sm font-semibold">
            {label} <span className="font-normal text-muted">{CHANGED_BY[changedBy]}</span>
          </dt>
          <dd className="mt-1.5 grid gap-2 text-[0.9375rem] sm:grid-cols-2">
            <Version whose="Yours" label={label} value={yours} className="border-brand-line bg-brand-soft" />
            <Version whose="Theirs" label={label} value={theirs} className="border-line bg-surface" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface VersionProps {
  whose: string;
  label: string;
  value: FieldInWords;
  className: string;
}

function Version({ whose, label, value: { text, image }, className }: VersionProps) {
  return (
    <div className={`min-w-0 rounded-control border px-3 py-2 ${className}`}>
      <span className="block text-xs font-medium text-muted">{whose}</span>
      {image ? (
        <MediaImage
          url={image}
          alt={`${label}: ${whose.toLowerCase()}`}
          sizes="10rem"
          className="mt-1 h-24 w-36 rounded-control object-cover"
        />
      ) : (
        <span className="wrap-anywhere whitespace-pre-line">{text || '(empty)'}</span>
      )}
    </div>
  );
}
