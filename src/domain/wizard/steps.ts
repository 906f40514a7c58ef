import { canBeQuoted } from '../cities.ts';
import { problemOfShow } from '../shows.ts';
import type { WizardDraft } from './draft.ts';

/** Number of a wizard step. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** The five steps with the label of each one's primary button. */
export const STEPS: readonly { readonly step: Step; readonly name: string; readonly primary: string }[] = [
  { step: 1, name: 'City & Show', primary: 'Get Started' },
  { step: 2, name: 'Booth Size', primary: 'Choose Extras' },
  { step: 3, name: 'Extras', primary: 'Review Quote' },
  { step: 4, name: 'Review', primary: 'Pick a Time & Book Kickoff' },
  { step: 5, name: 'Meeting', primary: 'Confirm Quote & Schedule Meeting' },
];

/** The step that a saved draft opens at. */
export function restoredStep(draft: WizardDraft): Step {
  if (draft.meeting) return 5;
  if (draft.extras.length > 0) return 4;
  if (draft.boothSize) return 3;
  if (draft.city || draft.show) return 2;
  return 1;
}

/**
 * True when everything that the confirm button waits for is there: date, time, name, company and email.
 * Whether they are valid is said beside the fields after the press.
 */
export function canConfirm(draft: WizardDraft): boolean {
  const { name, company, email } = draft.contact;
  return Boolean(draft.meeting?.day && draft.meeting.slot && name.trim() && company.trim() && email.trim());
}

/**
 * The first step that still lacks what a quote needs (city and show, then booth size); null if none does. A city or show
 * out of an older draft that the server would refuse is as good as none.
 */
export function firstIncompleteStep(draft: WizardDraft): Step | null {
  if (!draft.city || !canBeQuoted(draft.city) || !draft.show || problemOfShow(draft.show)) return 1;
  if (!draft.boothSize) return 2;
  return null;
}
