/** Parts that load after the first step, each while the visitor reads the one before. */

import { preloadable } from '../../../components/preloadable.tsx';
import type { Step } from '../../../domain/wizard/steps.ts';
import type { DesignPictureProps } from '../booth/DesignPicture.tsx';

export const BoothStep = preloadable(() => import('../booth/BoothStep.tsx').then((part) => part.BoothStep));
export const ExtrasStep = preloadable(() =>
  import('../extras/ExtrasStep.tsx').then((part) => part.ExtrasStep),
);
export const ReviewStep = preloadable(() =>
  import('../review/ReviewStep.tsx').then((part) => part.ReviewStep),
);
export const MeetingStep = preloadable(() =>
  import('../meeting/MeetingStep.tsx').then((part) => part.MeetingStep),
);
export const Confirmation = preloadable(() =>
  import('../meeting/Confirmation.tsx').then((part) => part.Confirmation),
);
export const PendingConfirmation = preloadable(() =>
  import('../meeting/PendingConfirmation.tsx').then((part) => part.PendingConfirmation),
);
export const SentConfirmation = preloadable(() =>
  import('../meeting/SentConfirmation.tsx').then((part) => part.SentConfirmation),
);

/** Optional: renders nothing if the chunk fails. */
export const DesignPicture = preloadable<DesignPictureProps>(() =>
  import('../booth/BoothStep.tsx').then((part) => part.DesignPicture, nothing),
);
function nothing() {
  return () => null;
}

/**
 * The meeting step brings luxon, which must not load for visitors who never open the step; its other
 * libraries may load earlier.
 */
const meetingLibraries = {
  preload: () => {
    // A failure here is no failure yet: the step fetches them again
    import('../meeting/meeting-libraries.ts').catch(() => {});
  },
};

/** The way back after 'Start Over'; without its code there is none, and the rest goes on. */
export const undo = {
  load: () => import('../draft/offer-undo.ts').catch(() => null),
  preload: () => void undo.load(),
};

/** Parts to preload after each step; the three small middle steps load together, before their pictures. */
const NEXT_PARTS: Record<Step, readonly { preload: () => unknown }[]> = {
  1: [BoothStep, ExtrasStep, ReviewStep, undo],
  2: [ExtrasStep, ReviewStep, undo],
  3: [ReviewStep, BoothStep, meetingLibraries],
  4: [meetingLibraries, ExtrasStep, BoothStep],
  5: [Confirmation, ReviewStep],
};

/** The steps that can be drawn before the visitor comes to them. The last one begins with a request, and with luxon. */
const STEPS_AHEAD: Partial<Record<Step, { preload: () => Promise<boolean> }>> = {
  2: BoothStep,
  3: ExtrasStep,
  4: ReviewStep,
};

/**
 * Fetches what may come after `step`.
 * @returns the step after it, once it can be drawn ahead; null if it cannot
 */
export async function preloadAfter(step: Step): Promise<Step | null> {
  for (const part of NEXT_PARTS[step]) part.preload();
  const next = (step + 1) as Step;
  return (await STEPS_AHEAD[next]?.preload()) ? next : null;
}
