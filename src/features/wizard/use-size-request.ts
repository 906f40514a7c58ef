import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { toast } from '../../components/toast-store.ts';
import { boothSizeLabel } from '../../domain/catalogue.ts';
import { messages } from '../../domain/messages.ts';
import type { WizardAction, WizardState } from '../../domain/wizard/reducer.ts';
import { $sizeRequest } from '../../lib/size-request.ts';

/**
 * Takes over a booth size that was chosen elsewhere on the page ('Start from this project'): sets it, goes to the first
 * step that it leaves open, and says so. The rest of the draft stays. While a booking is on its way nothing is changed.
 */
export function useSizeRequest(
  { draft, submission }: WizardState,
  dispatch: (action: WizardAction) => void,
): void {
  const size = useStore($sizeRequest, { ssr: 'initial' });
  const { status } = submission;
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once for each request, not at every change of the draft
  useEffect(() => {
    if (!size) return;
    $sizeRequest.set(null);
    if (status === 'submitting') return;
    if (status === 'confirmed') dispatch({ type: 'startOver' });
    dispatch({ type: 'setBoothSize', boothSize: size });
    const isLocated = draft.city !== null && draft.show !== null;
    dispatch({ type: 'goTo', step: isLocated ? 2 : 1 });
    const losesDesign = draft.boothSize !== size && (draft.selectedDesign || draft.customDesign);
    toast({
      title: messages.sizeRequest.title(boothSizeLabel(size)),
      description: losesDesign
        ? messages.sizeRequest.designCleared
        : isLocated
          ? messages.sizeRequest.chooseDesign
          : messages.sizeRequest.chooseLocation,
      variant: 'success',
    });
  }, [size]);
}
