import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { startOf, withProject } from '../../../domain/project/project-start.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { eventText } from '../../../domain/quote/quote-texts.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { isDone, type WizardAction } from '../../../domain/wizard/reducer.ts';
import { $projectRequest } from '../../../lib/projects-client.ts';
import type { ReplaceDraft } from './use-replace-draft.ts';
import type { WizardStore } from './wizard-store.ts';

/**
 * Applies the size, city and show of a project chosen elsewhere ('Start from this project') to the draft, goes to the
 * first incomplete step, and announces this. Does nothing during a booking.
 */
export function useProjectRequest(
  { $state }: WizardStore,
  shows: readonly TradeShow[],
  replaceDraft: ReplaceDraft,
  move: (action: WizardAction) => void,
): void {
  const project = useStore($projectRequest, { ssr: 'initial' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once per request
  useEffect(() => {
    if (!project) return;
    $projectRequest.set(null);
    const { draft, submission, step } = $state.get();
    if (submission.status === 'submitting') return;
    const start = startOf(project, shows);
    const started = withProject(draft, start, shows);
    const isLocated = started.city && started.show;
    const losesDesign = draft.boothSize !== start.boothSize && (draft.selectedDesign || draft.customDesign);
    const next = losesDesign
      ? 'Your design was for another size: please choose a new one. Everything else is kept.'
      : 'Choose a design for this size. Everything else in your quote is kept.';
    const chooseLocation = 'Tell us where your show is, then choose a design for this size.';
    const event = eventText(start);
    replaceDraft(
      { draft: started, step: isDone(submission) ? 1 : step },
      {
        title: `Booth size ${boothSizeLabel(start.boothSize)} is set`,
        description: [event && `For ${event}, as in the project.`, isLocated ? next : chooseLocation]
          .filter(Boolean)
          .join(' '),
        variant: 'success',
        isNews: true,
      },
    );
    move({ type: 'goTo', step: isLocated ? 2 : 1 });
  }, [project]);
}
