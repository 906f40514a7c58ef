import { useState } from 'react';
import { readSurfaces } from '#booth/browser.ts';
import { Button } from '../../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../../components/Dialog.tsx';
import { LiveRegion, useAnnouncer } from '../../../../../components/LiveRegion.tsx';
import { Skeleton } from '../../../../../components/Skeleton.tsx';
import { useLoaded } from '../../../controls/use-loaded.ts';
import { MarkingBody } from './MarkingBody.tsx';
import { markingMessages as texts } from './marking-messages.ts';
import { type MarkingStart, useMarking } from './use-marking.ts';

export interface MarkingDialogProps extends MarkingStart {
  /** Number of stored marks that cannot be read, and are left out. */
  unread: number;
  onClose: () => void;
}

/** Marks surfaces of a stored model by pointing at them, or by a list of them. */
export function MarkingDialog({ unread, onClose, ...start }: MarkingDialogProps) {
  const { message, announce } = useAnnouncer();
  const state = useMarking(start, announce);
  const { url } = state.packed.model;
  const model = useLoaded(url, readSurfaces, texts.failed);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      open
      variant="fullscreen"
      title={texts.title}
      description={texts.description}
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
            {texts.save}
          </Button>
        </>
      }
    >
      {unread > 0 && <p className="mb-3 font-medium text-danger">{texts.unread(unread)}</p>}
      {model === undefined && <Skeleton className="aspect-4/3 max-h-[56dvh] w-full rounded-card" />}
      {model === null && <p className="text-muted">{texts.failed}.</p>}
      {model && <MarkingBody key={url} state={state} model={model} announce={announce} />}
      <LiveRegion message={message} />
      <ConfirmDialog
        open={isAsking}
        title={texts.asksToDiscard}
        description="They have not been saved."
        confirmLabel="Discard"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
