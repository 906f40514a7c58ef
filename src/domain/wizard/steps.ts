import { canBeQuoted } from '../show/cities.ts';
import { problemOfShow } from '../show/shows.ts';
import type { WizardDraft } from './draft.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/** The five steps and the labels of their primary buttons. */
export const STEPS: readonly { readonly step: Step; readonly name: string; readonly primary: string }[] = [
  { step: 1, name: 'City & Show', primary: 'Get Started' },
  { step: 2, name: 'Booth Size', primary: 'Choose Extras' },
  { step: 3, name: 'Extras', primary: 'Review Quote' },
  { step: 4, name: 'Review', primary: 'Pick a Time & Book Kickoff' },
  { step: 5, name: 'Meeting', primary: 'Confirm Quote & Schedule Meeting' },
];

/** Returns the step at which a saved draft opens. */
export function restoredStep(draft: WizardDraft): Step {
  if (draft.meeting) return 5;
  if (draft.extras.length > 0) return 4;
  if (draft.boothSize) return 3;
  if (draft.city || draft.show) return 2;
  return 1;
}

/** True if name, company and email are filled in. They are validated when the button is pressed. */
export function canSend({ contact: { name, company, email } }: Pick<WizardDraft, 'contact'>): boolean {
  return Boolean(name.trim() && company.trim() && email.trim());
}

/** True if date and time are chosen, too. */
export function canConfirm(draft: WizardDraft): boolean {
  return Boolean(draft.meeting?.day && draft.meeting.slot) && canSend(draft);
}

/** The parts of a draft that a quote requires. */
type QuotedParts = Pick<WizardDraft, 'city' | 'show' | 'boothSize'>;

/** Returns the missing parts of a quote by field. A city or show that the server would refuse counts as missing. */
export function missingParts({ city, show, boothSize }: QuotedParts) {
  return {
    city: !city || !canBeQuoted(city),
    show: !show || problemOfShow(show) !== null,
    boothSize: !boothSize,
  };
}

/** True if `step` is complete for a quote (city and show, booth size); the other steps have no required parts. */
export function isStepComplete(step: Step, draft: QuotedParts): boolean {
  const missing = missingParts(draft);
  if (step === 1) return !missing.city && !missing.show;
  return step !== 2 || !missing.boothSize;
}

/** Returns the first incomplete step; null if there is none. */
export function firstIncompleteStep(draft: QuotedParts): Step | null {
  return STEPS.find(({ step }) => !isStepComplete(step, draft))?.step ?? null;
}
