import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import type { FieldDifference, FieldInWords } from './field-differences.ts';

const CHANGED_BY = { you: 'changed by you', them: 'changed by them', both: 'changed by both of you' };

export interface ConflictDialogProps {
  open: boolean;
  /** Name of the edited record, such as '“Bar stools”'. */
  name: string;
  /** `deleted`: the record is gone, so there is nothing to compare. */
  kind: 'changed' | 'deleted';
  differences: readonly FieldDifference[];
  /** Returns to the form, with its input. */
  onBack: () => void;
  /** Overwrites the other version with the form (for `deleted`: adds the record again). */
  onKeepMine: () => void;
  /** Discards the form's input and shows the other version (for `deleted`: closes the form). */
  onTakeTheirs: () => void;
}

/** Shown when someone else saved the same record meanwhile: the differences, and a choice of version. */
export function ConflictDialog({ open, name, kind, differences, ...actions }: ConflictDialogProps) {
  const wasDeleted = kind === 'deleted';
  return (
    <Dialog
      open={open}
      onClose={actions.onBack}
      role="alertdialog"
      title={wasDeleted ? `Someone deleted ${name}` : `Someone changed ${name}`}
      description={
        wasDeleted
          ? 'Someone else deleted this while you were editing. Your changes are not lost.'
          : 'Someone else saved this while you were editing. Your changes are not lost: choose which version to keep.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={actions.onBack}>
            Back to editing
          </Button>
          <Button variant="secondary" onClick={actions.onTakeTheirs}>
            {wasDeleted ? 'Leave it deleted' : 'Use theirs'}
          </Button>
          <Button onClick={actions.onKeepMine}>{wasDeleted ? 'Add it again' : 'Save mine'}</Button>
        </>
      }
    >
      {differences.length > 0 && <Differences differences={differences} />}
    </Dialog>
  );
}

function Differences({ differences }: Pick<ConflictDialogProps, 'differences'>) {
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
        <span className="break-words whitespace-pre-line">{text || '(empty)'}</span>
      )}
    </div>
  );
}
