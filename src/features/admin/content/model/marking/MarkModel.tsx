import { useCallback } from 'react';
import { readMarking, unreadIn } from '#booth/common.ts';
import { Dialog } from '../../../../../components/Dialog.tsx';
import { Skeleton } from '../../../../../components/Skeleton.tsx';
import type { PackedModelAnswer } from '../../../../../domain/schemas/packed-model.ts';
import type { StoredModel } from '../../../../../domain/schemas/stored-model.ts';
import { AdminApiError } from '../../../../../lib/admin-api.ts';
import { useLoaded } from '../../../controls/use-loaded.ts';
import { MarkingDialog } from './MarkingDialog.tsx';
import { markingMessages as texts } from './marking-messages.ts';
import { packAgain } from './pack-again.ts';
import type { MarkingStart } from './use-marking.ts';

export interface MarkModelProps extends Omit<MarkingStart, 'packed'> {
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
  const answer = useLoaded(model.url, ask, texts.failed);
  if (answer && typeof answer !== 'string') {
    return <MarkingDialog {...start} packed={answer} unread={unreadIn(model.marking)} />;
  }
  const failure = answer === null ? `${texts.failed}.` : answer;
  return (
    <Dialog
      open
      variant="fullscreen"
      title={texts.title}
      description={texts.description}
      onClose={start.onClose}
    >
      {typeof failure === 'string' ? (
        <p role="alert" className="text-ink">
          {failure}
        </p>
      ) : (
        <>
          <p role="status" className="mb-3 text-muted">
            {texts.loading}…
          </p>
          <Skeleton className="aspect-4/3 w-full rounded-card" />
        </>
      )}
    </Dialog>
  );
}
