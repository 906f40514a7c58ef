import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';

/** One field that the two versions have differently, in words. */
export interface FieldDifference {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface ConflictDialogProps {
  open: boolean;
  /** What was edited, such as '“Bar stools”'. */
  name: string;
  /** `deleted`: the record is gone; there is nothing to compare then. */
  kind: 'changed' | 'deleted';
  differences: readonly FieldDifference[];
  /** Back to the form with everything typed as it was. */
  onBack: () => void;
  /** Saves the form over the other version (kind deleted: adds the record anew). */
  onKeepMine: () => void;
  /** Gives up the form: shows the other version in it (kind deleted: closes it). */
  onTakeTheirs: () => void;
}

/** Told when somebody else saved the same record meanwhile: what differs, and the choice what shall hold. */
export function ConflictDialog({ open, name, kind, differences, ...actions }: ConflictDialogProps) {
  const wasDeleted = kind === 'deleted';
  return (
    <Dialog
      open={open}
      onClose={actions.onBack}
      role="alertdialog"
      title={wasDeleted ? `${name} was deleted meanwhile` : `${name} was changed meanwhile`}
      description={
        wasDeleted
          ? 'Somebody else deleted it while you were editing. Nothing of yours is lost yet.'
          : 'Somebody else saved it while you were editing. Nothing of yours is lost yet: choose what shall hold.'
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
      {differences.map(({ label, yours, theirs }) => (
        <div key={label}>
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="mt-1.5 grid gap-2 text-[0.9375rem] sm:grid-cols-2">
            <Version label="Yours" text={yours} className="border-brand-line bg-brand-soft" />
            <Version label="Theirs" text={theirs} className="border-line bg-surface" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Version({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`min-w-0 rounded-control border px-3 py-2 ${className}`}>
      <span className="block text-xs font-medium text-muted">{label}</span>
      <span className="break-words whitespace-pre-line">{text || '(empty)'}</span>
    </div>
  );
}
