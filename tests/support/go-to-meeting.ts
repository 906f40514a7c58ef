import { goToReview } from './go-to-review.ts';
import type { WizardPage } from './wizard-page.ts';

/** From the first step to the last one, each answered as by `goToReview`. */
export async function goToMeeting(wizard: WizardPage): Promise<void> {
  await goToReview(wizard);
  await wizard.next('Pick a Time & Book Kickoff');
}
