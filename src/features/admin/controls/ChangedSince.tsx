import type { Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';

/** Tells that a record has changed since its form was opened, with both ways on. What was typed is kept until then. */
export function ChangedSince(props: {
  /** `moveToMiddle` where the line answers a press. */
  ref?: Ref<HTMLDivElement>;
  /** Email address of the administrator who changed it, where one is stored. */
  by?: string | undefined;
  /** Missing if the record was deleted. */
  onLoadTheirs?: (() => void) | undefined;
  onSaveMine: () => void;
}) {
  const { ref, by, onLoadTheirs, onSaveMine } = props;
  const what = onLoadTheirs ? 'Changed' : 'Deleted';
  return (
    <Notice ref={ref ?? null} tone="warning" title={`${what}${by ? ` by ${by}` : ''} since you opened it`}>
      <div className="flex flex-wrap gap-2">
        {onLoadTheirs && (
          <Button variant="secondary" size="sm" onClick={onLoadTheirs}>
            Load theirs
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onSaveMine}>
          Save mine
        </Button>
      </div>
    </Notice>
  );
}
