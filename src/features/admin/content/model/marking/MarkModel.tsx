import { useCallback, useState } from 'react';
import { readSurfaces } from '#booth/browser.ts';
import { readMarking, unreadIn } from '#booth/common.ts';
import { Button } from '../../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../../components/Dialog.tsx';
import { LiveRegion, useAnnouncer } from '../../../../../components/LiveRegion.tsx';
import { Skeleton } from '../../../../../components/Skeleton.tsx';
import type { PackedModelAnswer } from '../../../../../domain/schemas/packed-model.ts';
import type { StoredModel } from '../../../../../domain/schemas/stored-model.ts';
import { AdminApiError } from '../../../../../lib/admin-api.ts';
import { useLoaded } from '../../../controls/use-loaded.ts';
import { MarkingBody } from './MarkingBody.tsx';
import { type MarkingStart, packAgain, useMarking } from './use-marking.ts';

const LOOK = {
  variant: 'fullscreen',
  title: 'Mark Surfaces',
  description: 'Press a surface of the model, or choose one from the list. Then say what it is.',
} as const;
const FAILED = 'The model could not be read';

interface MarkModelProps extends Omit<MarkingStart, 'packed'> {
  model: StoredModel;
  /** The server's answer about the model; null if it was stored before. */
  packed: PackedModelAnswer | null;
  onClose: () => void;
}

/** Loads what the server knows about a stored model, then opens the dialog that marks it. */
export function MarkModel({ model, packed, ...start }: MarkModelProps) {
  const { name, size } = start;
  const ask = useCallback(
    async (url: string): Promise<PackedModelAnswer | string> => {
      if (packed) return packed;
      const request = {
        url,
        name: name || 'model',
        ...(size && { size }),
        marking: readMarking(model.marking),
      };
      return packAgain(request).catch((error: unknown) => {
        if (error instanceof AdminApiError) return error.message;
        throw error;
      });
    },
    [packed, name, size, model],
  );
  const answer = useLoaded(model.url, ask, FAILED);
  if (answer && typeof answer !== 'string') {
    return <MarkingDialog {...start} packed={answer} unread={unreadIn(model.marking)} />;
  }
  const failure = answer === null ? `${FAILED}.` : answer;
  return (
    <Dialog open {...LOOK} onClose={start.onClose}>
      {typeof failure === 'string' ? (
        <p role="alert" className="text-ink">
          {failure}
        </p>
      ) : (
        <>
          <p role="status" className="mb-3 text-muted">
            Reading the model…
          </p>
          <Skeleton className="aspect-4/3 w-full rounded-card" />
        </>
      )}
    </Dialog>
  );
}

/** Marks surfaces of a stored model by pointing at them, or by a list of them. */
function MarkingDialog(props: MarkingStart & { unread: number; onClose: () => void }) {
  const { unread, onClose, ...start } = props;
  const { message, announce } = useAnnouncer();
  const state = useMarking(start, announce);
  const { url } = state.packed.model;
  const model = useLoaded(url, readSurfaces, FAILED);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      open
      {...LOOK}
      onClose={() => (state.isChanged ? setAsking(true) : onClose())}
      footer={
        <>
          {state.failures.map((failure) => (
            <p key={failure} role="alert" className="w-full text-sm font-medium text-danger">
              {failure}
            </p>
          ))}
          <Button variant="secondary" disabled={state.isWorking} onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={state.isWorking}
            onClick={() => (state.isChanged ? void state.finish() : onClose())}
          >
            Use these marks
          </Button>
        </>
      }
    >
      {unread > 0 && (
        <p className="mb-3 font-medium text-danger">
          {unread === 1
            ? 'One stored mark cannot be read, so it is left out.'
            : `${unread} stored marks cannot be read, so they are left out.`}
        </p>
      )}
      {model === undefined && <Skeleton className="aspect-4/3 max-h-[56dvh] w-full rounded-card" />}
      {model === null && <p className="text-muted">{FAILED}.</p>}
      {model && <MarkingBody key={url} state={state} model={model} announce={announce} />}
      <LiveRegion message={message} />
      <ConfirmDialog
        open={isAsking}
        title="Discard your marks?"
        description="They have not been saved."
        confirmLabel="Discard"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
