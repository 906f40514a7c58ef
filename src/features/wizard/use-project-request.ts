import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { toast } from '../../components/toast-store.ts';
import { boothSizeLabel } from '../../domain/catalogue.ts';
import { projectRequestMessages } from '../../domain/messages/project-request.ts';
import { isDone, type WizardAction, type WizardState } from '../../domain/wizard/reducer.ts';
import { withProject } from '../../domain/wizard/with-project.ts';
import { $projectRequest } from '../../lib/project-request.ts';
import { eventText } from './summary/event-text.ts';

/**
 * Takes over the size, city and show of a project that was chosen elsewhere on the page ('Start from this project'), goes to
 * the first step that it leaves open, and says so. The rest of the draft stays. While a booking is on its way nothing is
 * changed.
 */
export function useProjectRequest(
  { draft, submission }: WizardState,
  dispatch: (action: WizardAction) => void,
): void {
  const start = useStore($projectRequest, { ssr: 'initial' });
  const { status } = submission;
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once for each request, not at every change of the draft
  useEffect(() => {
    if (!start) return;
    $projectRequest.set(null);
    if (status === 'submitting') return;
    if (isDone(submission)) dispatch({ type: 'startOver' });
    const { city, show } = withProject(draft, start);
    const isLocated = city && show;
    dispatch({ type: 'startFromProject', start });
    dispatch({ type: 'goTo', step: isLocated ? 2 : 1 });
    const texts = projectRequestMessages;
    const losesDesign = draft.boothSize !== start.boothSize && (draft.selectedDesign || draft.customDesign);
    const next = losesDesign ? texts.designCleared : texts.chooseDesign;
    const event = eventText(start);
    toast({
      title: texts.title(boothSizeLabel(start.boothSize)),
      description: [event && texts.place(event), isLocated ? next : texts.chooseLocation]
        .filter(Boolean)
        .join(' '),
      variant: 'success',
    });
  }, [start]);
}
