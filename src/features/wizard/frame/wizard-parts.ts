/** Parts that load after the first step, each while the visitor reads the one before. */
import { preloadable } from '../../../components/preloadable.tsx';
import type { Step } from '../../../domain/wizard/steps.ts';
import type { DesignPictureProps } from '../booth/DesignPicture.tsx';

export const MiddleStep = preloadable(() => import('./MiddleStep.tsx').then((part) => part.MiddleStep));
/** Brings luxon, which must not load for visitors who never open the step. */
export const MeetingStep = preloadable(() =>
  import('../meeting/MeetingStep.tsx').then((part) => part.MeetingStep),
);
export const Confirmation = preloadable(() =>
  import('../meeting/Confirmation.tsx').then((part) => part.Confirmation),
);

/** Optional: renders nothing if the chunk fails. */
export const DesignPicture = preloadable<DesignPictureProps>(() =>
  import('../booth/DesignPicture.tsx').then(
    (part) => part.DesignPicture,
    () => () => null,
  ),
);

/**
 * Fetches what may come after `step`.
 * @returns the step after it, once it can be rendered ahead; null if it cannot, as the last one, which begins with a request
 */
export async function preloadAfter(step: Step): Promise<Step | null> {
  if (step === 5) void Confirmation.preload();
  const isLoaded = await MiddleStep.preload();
  return isLoaded && step < 4 ? ((step + 1) as Step) : null;
}
