import type { StandardSize } from '../catalogue.ts';
import type { City } from '../cities.ts';
import { matchLocation } from '../suggestions.ts';
import type { ChosenShow, Inspiration, WizardDraft } from './draft.ts';

/** A reference project's values for a quote; city and show are null if they cannot be matched. */
export interface ProjectStart {
  readonly project: Inspiration;
  readonly boothSize: StandardSize;
  readonly city: City | null;
  readonly show: ChosenShow | null;
}

/**
 * Returns the draft with the project's values. A different size clears design and custom request; the project's city or
 * show clears a show or city that does not match.
 */
export function withProject(draft: WizardDraft, { project, boothSize, ...place }: ProjectStart): WizardDraft {
  const city = place.city ?? draft.city;
  const show = place.show ?? draft.show;
  const fits = !city || !show || matchLocation(show, city) === 'match';
  return {
    ...draft,
    ...(fits ? { city, show } : place),
    ...(draft.boothSize !== boothSize && { boothSize, selectedDesign: null, customDesign: null }),
    inspiredBy: project,
  };
}
