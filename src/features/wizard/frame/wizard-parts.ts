/** Parts that load after the first step, each while the visitor reads the previous one. */
import { preloadable } from '../../../components/preloadable.tsx';
import type { Step } from '../../../domain/wizard/steps.ts';
import type { DesignPictureProps } from '../booth/DesignPicture.tsx';

export const MiddleStep = preloadable(() => import('./MiddleStep.tsx').then((part) => part.MiddleStep));
/** Loads luxon, which visitors who never open this step must not load. */
export const MeetingStep = preloadable(() =>
  import('../meeting/MeetingStep.tsx').then((part) => part.MeetingStep),
);
export const Confirmation = preloadable(() =>
  import('../meeting/Confirmation.tsx').then((part) => part.Confirmation),
);

/** Optional: renders nothing if its chunk fails to load. */
export const DesignPicture = preloadable<DesignPictureProps>(() =>
  import('../booth/DesignPicture.tsx').then(
    (part) => part.DesignPicture,
    () => () => null,
  ),
);

/** Fetches the code that may be needed after `step`. @returns the next step once it can be rendered ahead, else null */
export async function preloadAfter(step: Step): Promise<Step | null> {
  if (step === 5) void Confirmation.preload();
  const isLoaded = await MiddleStep.preload();
  return isLoaded && step < 4 ? ((step + 1) as Step) : null;
}
